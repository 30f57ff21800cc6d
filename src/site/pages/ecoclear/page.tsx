import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import { takeSections } from '../../content/take-sections.ts'
import { CellSection } from './cell-section.tsx'
import { DialOpening } from './dial-opening.tsx'
import { LitresSizing } from './litres-sizing.tsx'
import { TwoMistakes } from './two-mistakes.tsx'
import { YearlyBill } from './yearly-bill.tsx'

const Ecoclear = ({ title, sections, products }: EditorialPage & { products: SizedProduct[] }) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const cell = take('steps')
  const mistakes = take('imageText')
  const litres = take('text')
  const bill = take('features')
  return (
    <>
      <DialOpening title={title} hero={hero} />
      {cell !== undefined && <CellSection section={cell} />}
      {litres !== undefined && (
        <FeatureBoundary of="litres-sizing" name="The sizing">
          <LitresSizing section={litres} products={products} />
        </FeatureBoundary>
      )}
      {mistakes !== undefined && <TwoMistakes section={mistakes} />}
      {bill !== undefined && <YearlyBill section={bill} />}
      <PageSections sections={rest} />
    </>
  )
}

export default Ecoclear
