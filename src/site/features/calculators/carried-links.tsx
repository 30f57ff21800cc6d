import type { CalculatorId } from '../../../domain/pool/calculators.ts'
import type { CalculatorLink } from '../../content/calculator.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './carried-links.module.css'

interface Props {
  calculators: readonly CalculatorLink[]
  /** Which of them take the number, and what they do with it. */
  to: readonly { id: CalculatorId; label: string; query: string }[]
}

/** Leads to other calculators with the number just worked out. */
export const CarriedLinks = ({ calculators, to }: Props) => {
  const links = to.flatMap(({ id, label, query }) => {
    const calculator = calculators.find((each) => each.id === id)
    return calculator === undefined ? [] : [{ href: calculator.href + query, label }]
  })
  return (
    <ul className={`no-print ${styles.carried}`}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a className="onward" href={href}>
            {label} <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  )
}
