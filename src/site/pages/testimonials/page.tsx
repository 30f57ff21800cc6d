import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import type { Reviews } from '../../content/testimonial.ts'
import { ProductFilter } from './product-filter.tsx'
import { ReviewGroup } from './review-group.tsx'
import { Verdict } from './verdict.tsx'
import styles from './page.module.css'

interface Props extends EditorialPage, Reviews {
  rating: { text: string }
}

const Testimonials = ({ title, sections, groups, counts, rating }: Props) => {
  const { take, rest } = takeSections(sections)
  return (
    <>
      <Verdict title={title} hero={take('hero')} counts={counts} rating={rating.text} />
      <ProductFilter groups={groups} />
      <div className={`wrap ${styles.groups}`} id="all">
        {groups.map((group) => (
          <ReviewGroup key={group.id} group={group} />
        ))}
      </div>
      <PageSections sections={rest} />
    </>
  )
}

export default Testimonials
