import type { ReactNode } from 'react'
import { letterHref } from '../content/letter.ts'
import type { Action, Section } from '../content/section.ts'
import { Icon } from '../icons/icon.tsx'
import { useAwaited } from '../state/use-awaited.ts'
import styles from './enquiry.module.css'
import { Prose } from './prose.tsx'

interface Props {
  section: Section
  id?: string
  /** What the address tells, by the heading it belongs under; a heading the letter does not have is put on top of it. */
  known?: Readonly<Record<string, string>>
  /** Stands above the letter. */
  children?: ReactNode
}

const isLetter = ({ href }: Action) => href.startsWith('mailto:')

/** How to write to us about one thing: a letter with its headings in it, ready to be opened in the visitor's e-mail. */
export const Enquiry = ({ section, id, known, children }: Props) => {
  const { heading = '', html, items = [], actions = [] } = section
  const facts = known ?? {}
  const awaited = useAwaited()
  const to = actions.find(isLetter)
  const added = Object.keys(facts).filter((title) => !items.some((item) => item.title === title))
  const lines = [...added.map((title) => ({ title, text: '' })), ...items]
  return (
    <section className="section" id={id} {...(known && awaited)}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <Prose html={html} />
        </div>
        <div className={styles.letter}>
          {children}
          <dl>
            {to !== undefined && (
              <div className={styles.to}>
                <dt>To</dt>
                <dd>{to.href.replace('mailto:', '')}</dd>
              </div>
            )}
            {lines.map(({ title, text }) => (
              <div key={title} className={facts[title] === undefined ? undefined : styles.to}>
                <dt>{title}</dt>
                <dd>{facts[title] ?? text}</dd>
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
                        lines.map(({ title }) => title),
                        facts,
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
