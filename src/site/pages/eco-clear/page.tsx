import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import { FourDials } from './four-dials.tsx'
import { HoursOfPower } from './hours-of-power.tsx'
import { PoolsInPlan } from './pools-in-plan.tsx'
import { ScaleSheds } from './scale-sheds.tsx'
import { WallAndGarden } from './wall-and-garden.tsx'

const EcoClear = ({ title, slots, rest, products }: EditorialPage<'eco-clear'> & { products: SizedProduct[] }) => (
  <>
    <WallAndGarden title={title} hero={slots.hero} />
    <HoursOfPower section={slots['power-hours']} />
    <ScaleSheds section={slots.scale} />
    <FourDials section={slots.january} />
    <PoolsInPlan section={slots.litres} products={products} />
    <PageSections sections={rest} />
  </>
)

export default EcoClear
