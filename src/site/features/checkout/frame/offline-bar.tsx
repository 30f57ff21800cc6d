import styles from './offline-bar.module.css'
import { useOnline } from './use-online.ts'

/** At the foot of the screen for as long as there is no connection. */
export const OfflineBar = ({ words = 'No connection. Nothing was charged.' }: { words?: string | undefined }) => {
  const isOnline = useOnline()
  return <div role="status">{!isOnline && <p className={styles.bar}>{words} What you typed stays here.</p>}</div>
}
