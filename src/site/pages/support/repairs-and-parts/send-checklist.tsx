import { useId, useRef } from 'react'
import type { SectionIn } from '../../../content/section.ts'
import { Icon } from '../../../icons/icon.tsx'
import styles from './send-checklist.module.css'
import { useTicks } from './use-ticks.ts'

/** What to do before a machine is packed. Ticks last as long as the tab; the list prints with them. */
export const SendChecklist = ({
  section: { heading, items },
}: {
  section: SectionIn<'support/repairs-and-parts', 'checklist'>
}) => {
  const [ticked, tick] = useTicks()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const print = () => {
    section.current?.toggleAttribute('data-printed', true)
    window.print()
    section.current?.toggleAttribute('data-printed', false)
  }
  const done = items.filter(({ title }) => ticked.includes(title)).length
  return (
    <section ref={section} className={`section ${styles.checklist}`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p className={styles.count} role="status">
            {done === items.length ? 'Ready to go.' : `${done} of ${items.length} done`}
          </p>
          <button type="button" className={`button button-quiet no-print ${styles.print}`} onClick={print}>
            <Icon name="print" /> Print the list
          </button>
        </div>
        <ul className={`rows ${styles.list}`}>
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <input
                type="checkbox"
                id={`${id}${index}`}
                checked={ticked.includes(title)}
                onChange={() => tick(title)}
              />
              <label htmlFor={`${id}${index}`}>
                <strong>{title}</strong> {text}
              </label>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
