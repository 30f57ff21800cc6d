import type { Action } from '../content/section.ts'

/** What a visitor can do next; the first is the main one. */
export const ActionLinks = ({ actions }: { actions: Action[] }) => (
  <div className="actions">
    {actions.map(({ label, href }, index) => (
      <a key={href} className={index === 0 ? 'button' : 'button button-quiet'} href={href}>
        {label}
      </a>
    ))}
  </div>
)
