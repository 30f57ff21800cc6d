import { OnwardLink } from '../../components/onward-link.tsx'
import { Prose } from '../../components/prose.tsx'
import type { Problem } from '../../content/robot-problem.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './problem-list.module.css'

/** One sentence for each thing that goes wrong; it opens on its answer, one at a time. */
export const ProblemList = ({ problems }: { problems: Problem[] }) => (
  <div className={styles.problems}>
    {problems.map(({ title, text, href, html, stepsHref }) => (
      <details key={href} name="problem">
        <summary>
          <h3>{title}</h3>
          <Icon name="plus" />
        </summary>
        <div className={styles.answer}>
          <div className={styles.first}>
            <p className="lead">{text}</p>
            {stepsHref !== undefined && <OnwardLink href={stepsHref}>Find it step by step</OnwardLink>}
            <OnwardLink href={href}>A page to send or print</OnwardLink>
          </div>
          <Prose html={html} />
        </div>
      </details>
    ))}
  </div>
)
