import type { ScreenPart, ScreenRow } from '../../../domain/identity/screen-part.ts'
import { Icon } from '../../icons/icon.tsx'
import { ActionControl } from './screen-actions.tsx'
import styles from './screen-list.module.css'

type List = Extract<ScreenPart, { kind: 'list' }>

const Row = ({ row: { icon, label, mark, detail, actions } }: { row: ScreenRow }) => (
  <li className={styles.row}>
    <Icon name={icon} />
    <div className={styles.words}>
      <strong>{label}</strong> {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      <small>{detail}</small>
    </div>
    <div className={styles.actions}>
      {actions.map((action) => (
        <ActionControl key={action.label} action={action} className={styles.action} />
      ))}
    </div>
  </li>
)

/** Several things of a kind, each with what can be done with it. */
export const ScreenList = ({ part: { heading, lead, rows, button, isQuiet } }: { part: List }) => (
  <div>
    <h2 className={styles.heading}>{heading}</h2>
    <p className={styles.lead}>{lead}</p>
    {rows.length > 0 && (
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={`${row.label} ${row.detail}`} row={row} />
        ))}
      </ul>
    )}
    {button !== undefined && <ActionControl action={button} className={isQuiet ? 'button button-quiet' : 'button'} />}
  </div>
)
