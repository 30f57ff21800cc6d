import type { SectionIn } from '../../content/section.ts'
import styles from './contents.module.css'
import { idOf } from './idea-id.ts'

/** The six like a menu: what it is and what it costs. */
export const Contents = ({ ideas }: { ideas: SectionIn<'ideas', 'idea'>[] }) => (
  <ol className={`rows ${styles.contents}`}>
    {ideas.map((idea) => (
      <li key={idea.heading}>
        <a href={`#${idOf(idea)}`}>
          {idea.heading}
          <span>{idea.items[0]?.value}</span>
        </a>
      </li>
    ))}
  </ol>
)
