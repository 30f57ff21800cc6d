import { thingPath } from '../../domain/staff/thing-path.ts'
import type { Today } from '../operations/today/ask-today.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { Chart } from './chart.tsx'
import styles from './stock-chart.module.css'

const most = 12

/** Goods that last no other week at the rate of the last one. */
export const StockChart = ({ runningOut }: Pick<Today, 'runningOut'>) => (
  <Chart
    title="Stock running out"
    beside="at last week’s rate"
    figure={runningOut.length === 0 ? 'None' : `${runningOut.length} within a week`}
  >
    <ul className={styles.goods}>
      {runningOut.map(({ sku, name, left, sold }) => (
        <li key={sku} title={`${name}: ${left} left, ${sold} sold within a week`}>
          <DeskLink href={thingPath('stock', sku)}>{name}</DeskLink>
          <span>
            {left} left, {sold} sold
          </span>
          <span aria-hidden="true" className={styles.tiles}>
            {Array.from({ length: Math.min(sold, most) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tiles have nothing but their place
              <i key={at} data-on={at < left || undefined} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  </Chart>
)
