import type { ReactNode } from 'react'
import styles from './field-pair.module.css'

/** Fields that belong together stand side by side. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
