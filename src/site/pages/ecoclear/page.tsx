import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import { CellSection } from './cell-section.tsx'
import { DialOpening } from './dial-opening.tsx'
import { LitresSizing } from './litres-sizing.tsx'
import { TwoMistakes } from './two-mistakes.tsx'
import { YearlyBill } from './yearly-bill.tsx'

const Ecoclear = ({ title, slots, rest, products }: EditorialPage<'ecoclear'> & { products: SizedProduct[] }) => (
  <>
    <DialOpening title={title} hero={slots.hero} />
    <CellSection section={slots.cell} />
    <FeatureBoundary of="litres-sizing" name="The sizing">
      <LitresSizing section={slots.litres} products={products} />
    </FeatureBoundary>
    <TwoMistakes section={slots.mistakes} />
    <YearlyBill section={slots.bill} />
    <PageSections sections={rest} />
  </>
)

export default Ecoclear
