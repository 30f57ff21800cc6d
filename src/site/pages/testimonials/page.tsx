import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { Reviews } from '../../content/testimonial.ts'
import { ProductFilter } from './product-filter.tsx'
import { ReviewGroup } from './review-group.tsx'
import { Verdict } from './verdict.tsx'
import styles from './page.module.css'

interface Props extends EditorialPage<'testimonials'>, Reviews {
  rating: { text: string }
}

const Testimonials = ({ title, slots, rest, groups, counts, rating }: Props) => (
  <>
    <Verdict title={title} hero={slots.hero} counts={counts} rating={rating.text} />
    <ProductFilter groups={groups} />
    <div className={`wrap ${styles.groups}`} id="all">
      {groups.map((group) => (
        <ReviewGroup key={group.id} group={group} />
      ))}
    </div>
    <PageSections sections={rest} />
  </>
)

export default Testimonials
