import { Icon } from '../icons/icon.tsx'
import styles from './panel-rows.module.css'

export interface PanelRow {
  readonly icon: string
  readonly label: string
  /** A fact about what is behind it. */
  readonly detail?: string | undefined
  readonly href: string
}

/** Ways on from a panel, each with a fact about what is behind it. */
export const PanelRows = ({ rows, onFollow }: { rows: readonly PanelRow[]; onFollow: () => void }) => (
  <ul className={styles.rows}>
    {rows.map(({ icon, label, detail, href }) => (
      <li key={href}>
        <a href={href} onClick={onFollow}>
          <Icon name={icon} />
          <span>
            {label}
            <small>{detail ?? '\u00a0'}</small>
          </span>
          <Icon name="right" />
        </a>
      </li>
    ))}
  </ul>
)
