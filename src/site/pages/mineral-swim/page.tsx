import type { MineralFill } from '../../../domain/pool/mineral-fill.ts'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import { BagWall } from './bag-wall.tsx'
import { BagsByPool } from './bags-by-pool.tsx'
import { MineralPrices } from './mineral-prices.tsx'
import { MineralShelf } from './mineral-shelf.tsx'
import { Unchanged } from './unchanged.tsx'

interface Props extends EditorialPage<'mineral-swim'> {
  fills: (MineralFill & { price: string })[]
  units: SizedProduct[]
  minerals: (SizedProduct & { perKilogram: string })[]
}

const MineralSwim = ({ title, slots, rest, fills, units, minerals }: Props) => (
  <>
    <MineralShelf title={title} hero={slots.hero} />
    <BagWall section={slots.bag} />
    <BagsByPool section={slots['how-many-bags']} fills={fills} />
    <Unchanged section={slots.unchanged} />
    <MineralPrices units={units} minerals={minerals} />
    <PageSections sections={rest} />
  </>
)

export default MineralSwim
