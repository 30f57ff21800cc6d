import type { ScreenAction } from '../../../domain/identity/screen-part.ts'
import { Icon } from '../../icons/icon.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import styles from './screen-actions.module.css'

/** What is pressed: a link where it leads to a page, a form of one button where it does something. */
export const ActionControl = ({ action, className }: { action: ScreenAction; className?: string | undefined }) => {
  const words = (
    <>
      {action.icon !== undefined && <Icon name={action.icon} />}
      {action.label}
    </>
  )
  if ('href' in action)
    return (
      <a className={className} href={action.href}>
        {words}
      </a>
    )
  return (
    <form method="post" action={action.action}>
      <HiddenFields hidden={action.hidden} />
      <button className={className} type="submit">
        {words}
      </button>
    </form>
  )
}

/** Rows to tap, each with what it is about. */
export const ScreenActions = ({ actions }: { actions: readonly ScreenAction[] }) => (
  <ul className={styles.actions}>
    {actions.map((action) => (
      <li key={action.label}>
        <ActionControl className={styles.action} action={action} />
      </li>
    ))}
  </ul>
)
