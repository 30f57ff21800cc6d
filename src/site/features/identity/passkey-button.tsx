import type { ReactNode } from 'react'
import type { ScreenPasskey } from '../../../domain/identity/screen-part.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './passkey-button.module.css'

interface Props {
  passkey: ScreenPasskey
  /** A new one is made, not one used. */
  isNew?: boolean
  /** Browsers offer it in the field above, too. */
  isOfferedInField?: boolean
  /** What stands between it and the other ways. */
  below?: string
  children?: ReactNode
}

/** Comes to life by the script of passkeys; without scripts it is not there. */
export const PasskeyButton = ({ passkey, isNew, isOfferedInField, below, children }: Props) => (
  <>
    <div className={styles.passkey} hidden data-passkey={JSON.stringify({ ...passkey, isNew, isOfferedInField })}>
      {children}
      <button className="button" type="button">
        <Icon name="key" /> {passkey.label}
      </button>
      <p className={styles.note} role="status" />
      {below !== undefined && <p className={styles.or}>{below}</p>}
    </div>
    {isNew && (
      <p className={styles.without}>
        This browser makes no passkeys, or its scripts are off. Try the one that came with your phone or laptop.
      </p>
    )}
  </>
)
