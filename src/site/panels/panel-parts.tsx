import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import styles from './panel-dialog.module.css'

interface HeadProps {
  /** What the panel is called where its heading is not just words. */
  name: string
  className?: string | undefined
  children: ReactNode
  onClose: () => void
}

/** The head stays while the body scrolls. It is also what a finger can pull a sheet away by. */
export const PanelHead = ({ name, className = '', children, onClose }: HeadProps) => (
  <div className={`${styles.head} ${className}`} data-grip>
    {children}
    <button type="button" className={styles.tool} onClick={onClose}>
      <Icon name="close" />
      <span className="visually-hidden">Close {name.toLowerCase()}</span>
    </button>
  </div>
)

export const PanelBody = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={`${styles.body} ${className}`}>{children}</div>
)

/** Holds the one action of the panel, at thumb height. */
export const PanelFoot = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>
