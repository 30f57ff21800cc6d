import { PageOpening } from '../components/page-opening.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import type { ModelGroup } from '../content/model.ts'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import { ModelLadder } from './models/model-ladder.tsx'
import styles from './which-model.module.css'

const WhichModel = ({ title, sections, groups }: EditorialPage & { groups: ModelGroup[] }) => {
  const { take, rest } = takeSections(sections)
  return (
    <>
      <PageOpening title={title} hero={take('hero')} />
      <section className={`section wrap ${styles.ladders}`}>
        <h2 className="visually-hidden">Start with the length of your pool</h2>
        {groups.map((group) => (
          <ModelLadder key={group.name} group={group} />
        ))}
      </section>
      <PageSections sections={rest} />
    </>
  )
}

export default WhichModel
