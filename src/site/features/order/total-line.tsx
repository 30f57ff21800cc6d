import type { Cents } from '../../../domain/money/money.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { useShell } from '../../components/shell-context.ts'
import styles from './total-line.module.css'

/** The sum at the foot of an order. It fades over when it changes. */
export const TotalLine = ({ label, total }: { label: string; total: Cents | undefined }) => {
  const { currency, locale } = useShell().edition
  const words = total === undefined ? '\u00a0' : formatMoney(total, currency, locale)
  return (
    <p className={styles.total}>
      <span>{label}</span>
      <strong key={words}>{words}</strong>
    </p>
  )
}
