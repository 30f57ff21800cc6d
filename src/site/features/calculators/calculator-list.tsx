import type { CalculatorId } from '../../../domain/pool/calculators.ts'
import type { CalculatorLink } from '../../content/calculator.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './calculator-list.module.css'

const icons: Record<CalculatorId, string> = {
  'pool-volume': 'ruler',
  'salt-and-minerals': 'mineral',
  'ozone-unit': 'ozone',
  'running-cost': 'cable',
  'filter-cleaning': 'cartridge',
}

/** The calculators, one row each. */
export const CalculatorList = ({ calculators }: { calculators: readonly CalculatorLink[] }) => (
  <ul className={`rows ${styles.calculators}`}>
    {calculators.map(({ id, href, title, text, example }) => (
      <li key={id}>
        <a href={href}>
          <Icon name={icons[id]} />
          <span>
            <strong>{title}</strong>
            {text}
          </span>
          {example !== undefined && (
            <span className={styles.example}>
              <b>{example.value}</b> {example.of}
            </span>
          )}
          <Icon name="arrow" />
        </a>
      </li>
    ))}
  </ul>
)
