import { useId, useState } from 'react'
import type { TroubleshootingPage } from '../../../content/troubleshooting.ts'
import { typedWords } from '../../../content/typed-words.ts'
import { Icon } from '../../../icons/icon.tsx'
import styles from './symptom-list.module.css'
import type { LinkTo } from './walk-links.ts'

interface Props extends Pick<TroubleshootingPage, 'subjects' | 'tree'> {
  /** What it is called, if it is known: the tree has its faults only. */
  machine: string | undefined
  linkTo: LinkTo
}

/** What people see, in their words; found as they type, by other words too. */
export const SymptomList = ({ subjects, tree, machine, linkTo }: Props) => {
  const [typed, setTyped] = useState('')
  const field = useId()
  const has = typedWords(typed)
  const isFound = (slug: string) => {
    const { symptom = '', words = '' } = tree.steps[slug] ?? {}
    return tree.symptoms.includes(slug) && (has === undefined || has(`${symptom} ${words}`))
  }
  const found = tree.symptoms.filter(isFound)
  return (
    <div className={styles.list}>
      <search className={`no-print ${styles.filter}`}>
        <label htmlFor={field}>Say it in a word</label>
        <Icon name="search" />
        <input
          id={field}
          className="field"
          type="search"
          placeholder="circles, red light, salt"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status">{has !== undefined && `${found.length} of ${tree.symptoms.length}`}</p>
      </search>
      {subjects.map(({ name, groups }) => (
        <section key={name} className={styles.subject} hidden={!groups.some(({ symptoms }) => symptoms.some(isFound))}>
          <h2>{name}</h2>
          {groups.map((group) => (
            <div key={group.name} className={styles.group} hidden={!group.symptoms.some(isFound)}>
              <h3>{group.name}</h3>
              <ul className={`rows link-rows ${styles.symptoms}`}>
                {group.symptoms.filter(isFound).map((slug) => (
                  <li key={slug}>
                    <a {...linkTo({ path: [slug], fixed: false })}>
                      {tree.steps[slug]?.symptom} <Icon name="arrow" />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      {tree.symptoms.length === 0 && (
        <p className="lead">There are no steps for {machine} yet. Ask us instead; the number is below.</p>
      )}
      {found.length === 0 && tree.symptoms.length > 0 && (
        <p className="lead">
          Nothing here has those words. Try just one, or another name for it, or ask us at the number below.
        </p>
      )}
    </div>
  )
}
