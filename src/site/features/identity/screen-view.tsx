import type { Screen } from '../../../domain/identity/screen.ts'
import { Icon } from '../../icons/icon.tsx'
import { ScreenParts } from './screen-parts.tsx'
import styles from './screen-view.module.css'

const Main = ({ screen: { title, lead, problem, parts } }: { screen: Screen }) => (
  <>
    <div className={styles.opening}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </div>
    {problem !== undefined && (
      <p className={styles.problem} role="alert">
        <Icon name="info" /> {problem}
      </p>
    )}
    <ScreenParts parts={parts} id="part" />
  </>
)

/** A page of the issuer. The server draws it in the place that a built page keeps for it. */
export const ScreenView = ({ screen }: { screen: Screen }) => {
  if (screen.beside === undefined)
    return (
      <div className={styles.narrow}>
        <Main screen={screen} />
      </div>
    )
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Main screen={screen} />
      </div>
      <div className={styles.beside}>
        <ScreenParts parts={screen.beside} id="beside" />
      </div>
    </div>
  )
}
