import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import { takeSections } from '../../content/take-sections.ts'
import { FourDials } from './four-dials.tsx'
import { HoursOfPower } from './hours-of-power.tsx'
import { PoolsInPlan } from './pools-in-plan.tsx'
import { ScaleSheds } from './scale-sheds.tsx'
import { WallAndGarden } from './wall-and-garden.tsx'

const EcoClear = ({ title, sections, products }: EditorialPage & { products: SizedProduct[] }) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const power = take('features')
  const scale = take('steps')
  const january = take('features')
  const litres = take('text')
  return (
    <>
      <WallAndGarden title={title} hero={hero} />
      {power !== undefined && <HoursOfPower section={power} />}
      {scale !== undefined && <ScaleSheds section={scale} />}
      {january !== undefined && <FourDials section={january} />}
      {litres !== undefined && <PoolsInPlan section={litres} products={products} />}
      <PageSections sections={rest} />
    </>
  )
}

export default EcoClear
