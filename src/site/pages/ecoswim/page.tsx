import { Facts } from '../../components/facts.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import { BoxToBlue } from './box-to-blue.tsx'
import { DayOfReadings } from './day-of-readings.tsx'
import { PanelOpening } from './panel-opening.tsx'
import { StopsUnsure } from './stops-unsure.tsx'
import { TwoUnits } from './two-units.tsx'
import { WhenNot } from './when-not.tsx'

const Ecoswim = ({ title, slots, rest, products }: EditorialPage<'ecoswim'> & { products: SizedProduct[] }) => (
  <>
    <PanelOpening title={title} hero={slots.hero} />
    <DayOfReadings section={slots.saturday} />
    <Facts items={slots.facts.items} />
    <StopsUnsure section={slots.unsure} />
    <WhenNot section={slots['when-not']} />
    <TwoUnits products={products} />
    <BoxToBlue section={slots.fitting} />
    <PageSections sections={rest} />
  </>
)

export default Ecoswim
