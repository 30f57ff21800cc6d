import { Prose } from '../../components/prose.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { Contents } from './contents.tsx'
import { Idea } from './idea.tsx'
import { idOf } from './idea-id.ts'
import { ShedDoor } from './shed-door.tsx'
import styles from './page.module.css'

const Ideas = ({ title, sections }: EditorialPage) => {
  const hero = sections.find(({ kind }) => kind === 'hero')
  const ideas = sections.filter(({ kind }) => kind === 'imageText')
  const measure = sections.find(({ kind }) => kind === 'text')
  const rest = sections.filter((section) => section !== hero && section !== measure && !ideas.includes(section))
  return (
    <>
      <header className={`wrap ${styles.opening}`}>
        <h1>{title}</h1>
        <div>
          <Prose html={hero?.html} />
          <Contents ideas={ideas} />
        </div>
      </header>
      {ideas.map((idea, index) => (
        <Idea key={idOf(idea)} idea={idea} side={index % 2 === 0 ? 'right' : 'left'} />
      ))}
      {measure !== undefined && <ShedDoor section={measure} />}
      <PageSections sections={rest} />
    </>
  )
}

export default Ideas
