import type { MineralFill } from '../../../domain/pool/mineral-fill.ts'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import { takeSections } from '../../content/take-sections.ts'
import { BagWall } from './bag-wall.tsx'
import { BagsByPool } from './bags-by-pool.tsx'
import { MineralPrices } from './mineral-prices.tsx'
import { MineralShelf } from './mineral-shelf.tsx'
import { Unchanged } from './unchanged.tsx'

interface Props extends EditorialPage {
  fills: (MineralFill & { price: string })[]
  units: SizedProduct[]
  minerals: (SizedProduct & { perKilogram: string })[]
}

const MineralSwim = ({ title, sections, fills, units, minerals }: Props) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const bag = take('features')
  const bags = take('text')
  const unchanged = take('text')
  return (
    <>
      <MineralShelf title={title} hero={hero} />
      {bag !== undefined && <BagWall section={bag} />}
      {bags !== undefined && <BagsByPool section={bags} fills={fills} />}
      {unchanged !== undefined && <Unchanged section={unchanged} />}
      <MineralPrices units={units} minerals={minerals} />
      <PageSections sections={rest} />
    </>
  )
}

export default MineralSwim
