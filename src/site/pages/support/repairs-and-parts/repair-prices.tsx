import type { ReactNode } from 'react'
import type { SectionIn } from '../../../content/section.ts'
import styles from './repair-prices.module.css'

interface Props {
  section: SectionIn<'support/repairs-and-parts', 'prices'>
  /** Where else to go with it. */
  children: ReactNode
}

/** What a repair costs and takes, job by job. */
export const RepairPrices = ({ section: { heading, items }, children }: Props) => (
  <section className="section wrap">
    <div className={styles.columns}>
      <div>
        <h2>{heading}</h2>
        <div className={`no-print ${styles.onward}`}>{children}</div>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">On the bench</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ title, text, time, value }) => (
            <tr key={title}>
              <th scope="row">
                {title}
                {text !== undefined && <small>{text}</small>}
              </th>
              <td>{time}</td>
              <td className={styles.price}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
