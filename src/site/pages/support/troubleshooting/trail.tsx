import { answersOf } from '../../../../domain/after-sales/troubleshooting.ts'
import type { TroubleTree } from '../../../content/troubleshooting.ts'
import { Icon } from '../../../icons/icon.tsx'
import styles from './trail.module.css'
import type { LinkTo } from './walk-links.ts'

interface Props {
  path: readonly string[]
  tree: TroubleTree
  linkTo: LinkTo
}

/** What was answered so far. Each answer leads back to its question. */
export const Trail = ({ path, tree, linkTo }: Props) => {
  const answers = answersOf(path, tree)
  return (
    <nav className={styles.trail} aria-label="So far">
      <a className={`onward no-print ${styles.all}`} {...linkTo({ path: [], fixed: false })}>
        <Icon name="back" /> All symptoms
      </a>
      <p className={styles.symptom}>{tree.steps[path[0] ?? '']?.symptom}</p>
      {answers.length > 0 && (
        <ol className={styles.answers}>
          {answers.map(({ step, answer }, index) => (
            <li key={step.title}>
              <a {...linkTo({ path: path.slice(0, index + 1), fixed: false })}>
                <span>{step.title}</span> <strong>{answer}</strong>
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}
