import { PageSections } from '../../../components/sections/page-sections.tsx'
import type { Promotion } from '../../../content/promotion.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { takeSections } from '../../../content/take-sections.ts'
import { Claim } from './claim.tsx'
import { PromotionOpening } from './promotion-opening.tsx'
import styles from './promotion-page.module.css'
import { Sum } from './sum.tsx'
import { Terms } from './terms.tsx'

const DolphinS100Bonus = ({ title, sections, promotion }: EditorialPage & { promotion: Promotion }) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const sum = take('features')
  const steps = take('steps')
  return (
    <>
      <PromotionOpening title={title} picture={hero?.picture} promotion={promotion} />
      {sum !== undefined && <Sum section={sum} promotion={promotion} />}
      <div className={styles.reason}>
        <PageSections sections={rest} />
      </div>
      {steps !== undefined && <Claim section={steps} />}
      <Terms html={promotion.terms} />
    </>
  )
}

export default DolphinS100Bonus
