import type { ReactNode } from 'react'
import type { DemoScreen } from '../../../domain/demos/demo-screen.ts'
import { Icon } from '../../icons/icon.tsx'
import '../../styles/buttons.css'
import '../../styles/fields.css'
import { DemoFacts } from './demo-facts.tsx'
import { DemoButton, DemoLines } from './demo-form.tsx'
import styles from './demo-view.module.css'

/** The whole is the form, where there is one: on a phone its button comes after what stands beside. */
const Whole = ({ form, children }: { form: DemoScreen['form']; children: ReactNode }) =>
  form === undefined ? (
    <div className={styles.columns}>{children}</div>
  ) : (
    <form className={styles.columns} method="post" action={form.action}>
      {Object.entries(form.hidden).map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      ))}
      {children}
    </form>
  )

/** A page on which a demo is answered. A function draws it into the frame of a built page; browsers get none of this code. */
export const DemoView = ({ screen }: { screen: DemoScreen }) => {
  const { title, lead, problem, facts, actions = [], form, beside, links } = screen
  return (
    <div className={`wrap ${styles.page}`}>
      <Whole form={form}>
        <div className={styles.main}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {problem !== undefined && (
            <p className={styles.problem} role="alert">
              <Icon name="info" /> {problem}
            </p>
          )}
          {facts !== undefined && <DemoFacts facts={facts} />}
          {actions.length > 0 && (
            <ul className={styles.actions}>
              {actions.map(({ label, href, icon }) => (
                <li key={href}>
                  <a href={href}>
                    <Icon name={icon} /> {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {form !== undefined && <DemoLines form={form} />}
        </div>
        {beside !== undefined && (
          <aside className={styles.beside} aria-label={beside.heading}>
            <h2>{beside.heading}</h2>
            <DemoFacts facts={beside.facts} />
          </aside>
        )}
        {form !== undefined && (
          <div className={styles.foot}>
            <DemoButton form={form} />
          </div>
        )}
      </Whole>
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
