import { PageOpening } from '../components/page-opening.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import type { ModelGroup } from '../content/model.ts'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import { ModelColumns } from './models/model-columns.tsx'
import styles from './product-comparison.module.css'

const ProductComparison = ({ title, sections, groups }: EditorialPage & { groups: ModelGroup[] }) => {
  const { take, rest } = takeSections(sections)
  return (
    <>
      <PageOpening title={title} hero={take('hero')} />
      <section className={`section ${styles.tables}`}>
        <h2 className="visually-hidden">Side by side</h2>
        {groups.map((group) => (
          <ModelColumns key={group.name} group={group} />
        ))}
      </section>
      <PageSections sections={rest} />
    </>
  )
}

export default ProductComparison
