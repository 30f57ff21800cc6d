import { Prose } from '../../components/prose.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import { Contents } from './contents.tsx'
import { Idea } from './idea.tsx'
import { idOf } from './idea-id.ts'
import { ShedDoor } from './shed-door.tsx'
import styles from './page.module.css'

const Ideas = ({ title, slots, rest }: EditorialPage<'ideas'>) => (
  <>
    <header className={`wrap ${styles.opening}`}>
      <h1>{title}</h1>
      <div>
        <Prose html={slots.hero.html} />
        <Contents ideas={slots.idea} />
      </div>
    </header>
    {slots.idea.map((idea, index) => (
      <Idea key={idOf(idea)} idea={idea} side={index % 2 === 0 ? 'right' : 'left'} />
    ))}
    <ShedDoor section={slots['tape-measure']} />
    <PageSections sections={rest} />
  </>
)

export default Ideas
