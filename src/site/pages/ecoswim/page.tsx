import { Facts } from '../../components/facts.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import { takeSections } from '../../content/take-sections.ts'
import { BoxToBlue } from './box-to-blue.tsx'
import { DayOfReadings } from './day-of-readings.tsx'
import { PanelOpening } from './panel-opening.tsx'
import { StopsUnsure } from './stops-unsure.tsx'
import { TwoUnits } from './two-units.tsx'
import { WhenNot } from './when-not.tsx'

const Ecoswim = ({ title, sections, products }: EditorialPage & { products: SizedProduct[] }) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const day = take('steps')
  const figures = take('features')
  const unsure = take('imageText')
  const whenNot = take('comparison')
  const fitting = take('steps')
  return (
    <>
      <PanelOpening title={title} hero={hero} />
      {day !== undefined && <DayOfReadings section={day} />}
      {figures?.items !== undefined && <Facts items={figures.items} />}
      {unsure !== undefined && <StopsUnsure section={unsure} />}
      {whenNot !== undefined && <WhenNot section={whenNot} />}
      <TwoUnits products={products} />
      {fitting !== undefined && <BoxToBlue section={fitting} />}
      <PageSections sections={rest} />
    </>
  )
}

export default Ecoswim
