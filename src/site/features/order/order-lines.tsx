import type { ReactNode } from 'react'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { useShell } from '../../components/shell-context.ts'
import styles from './order-lines.module.css'
import { lineAmount, type SummaryLine } from './summary-view.ts'

interface Props {
  lines: readonly SummaryLine[]
  /** On sand they stand on white, between hairlines; elsewhere on a stage. */
  on: 'sand' | 'page'
  /** What is to be said about a line, and done. */
  noteOf?: (line: SummaryLine) => ReactNode
}

/** What is in an order: picture, name, how many, how much. */
export const OrderLines = ({ lines, on, noteOf }: Props) => {
  const { currency, locale } = useShell().edition
  return (
    <ul className={styles.lines} data-on={on}>
      {lines.map((line) => {
        const { sku, name, quantity, price, picture, isBonus } = line
        const amount = lineAmount(line)
        return (
          <li key={sku}>
            <span className={styles.picture}>
              {picture !== undefined && <img src={picture} width={450} height={450} alt="" />}
            </span>
            <span className={styles.name}>
              {name}
              <small>
                {isBonus
                  ? `${quantity} × free`
                  : price === undefined
                    ? `${quantity} ×`
                    : `${quantity} × ${formatMoney(price, currency, locale)}`}
              </small>
            </span>
            <span className={styles.amount}>
              {isBonus ? 'Free' : amount !== undefined && formatMoney(amount, currency, locale)}
            </span>
            {noteOf?.(line)}
          </li>
        )
      })}
    </ul>
  )
}
