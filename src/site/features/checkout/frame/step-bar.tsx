import type { ReactNode } from 'react'
import type { Cents } from '../../../../domain/money/money.ts'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { useShell } from '../../../components/shell-context.ts'
import styles from './step-bar.module.css'

interface Props {
  total: Cents | undefined
  /** Said at the side of the one action, where there is room. */
  beside?: ReactNode
  children: ReactNode
}

/** The one thing to do next. On phones it stays at thumb height, with the total. */
export const StepBar = ({ total, beside, children }: Props) => {
  const { currency, locale } = useShell().edition
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span>Total inc GST</span>
        <strong>{total === undefined ? '\u00a0' : formatMoney(total, currency, locale)}</strong>
      </p>
      {children}
      {beside !== undefined && <p className={styles.beside}>{beside}</p>}
    </div>
  )
}
