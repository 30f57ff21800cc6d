import type { ShownAct } from '../operations/acts/act-answers.ts'
import styles from './difference-list.module.css'

/** "tracking.number" as people say it: "tracking number". */
const nameWords = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** What was and what became of it, one line each. */
export const DifferenceList = ({ changes }: Pick<ShownAct, 'changes'>) =>
  changes.length > 0 && (
    <dl className={styles.differences}>
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{nameWords(name)}</dt>
          <dd>
            {before !== null && (
              <>
                <span className="visually-hidden">was </span>
                <del>{before}</del>
              </>
            )}
            {after !== null && (
              <>
                <span className="visually-hidden"> is </span>
                <ins>{after}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
