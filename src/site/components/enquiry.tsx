import { type Given, letterHref } from '../content/letter.ts'
import type { Action, Section } from '../content/section.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './enquiry.module.css'
import { Prose } from './prose.tsx'

const isLetter = ({ href }: Action) => href.startsWith('mailto:')

/** How to write to us about one thing: a letter with its headings in it, ready to be opened in the visitor's e-mail. */
export const Enquiry = ({ section, given = [] }: { section: Section; given?: readonly Given[] }) => {
  const { heading = '', html, items = [], actions = [] } = section
  const to = actions.find(isLetter)
  return (
    <section className="section">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {html !== undefined && <Prose html={html} />}
        </div>
        <div className={styles.letter}>
          <dl>
            {to !== undefined && (
              <div className={styles.to}>
                <dt>To</dt>
                <dd>{to.href.replace('mailto:', '')}</dd>
              </div>
            )}
            {[...given, ...items].map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className={`actions ${styles.send}`}>
            {actions.map((action, index) => (
              <a
                key={action.href}
                className={index === 0 ? 'button' : 'button button-quiet'}
                href={
                  isLetter(action)
                    ? letterHref(
                        action.href,
                        heading,
                        items.map(({ title }) => title),
                        given,
                      )
                    : action.href
                }
              >
                {action.href.startsWith('tel:') && <Icon name="phone" />}
                {action.label}
              </a>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
