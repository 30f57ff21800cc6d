import type { Action } from '../content/section.ts'

/** What a visitor can do next, if anything; the first is the main one. */
export const ActionLinks = ({ actions }: { actions: Action[] | undefined }) =>
  actions && (
    <div className="actions">
      {actions.map(({ label, href }, index) => (
        <a key={href} className={index === 0 ? 'button' : 'button button-quiet'} href={href}>
          {label}
        </a>
      ))}
    </div>
  )
