import type { Model } from '../content/model.ts'
import styles from './model-table.module.css'

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No')

export const ModelTable = ({ models, caption }: { models: Model[]; caption: string }) => (
  // Wide tables scroll by keyboard too.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take focus
  <section className={styles.scroll} tabIndex={0} aria-label={caption}>
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Model</th>
          <th scope="col">Pools up to</th>
          <th scope="col">Walls</th>
          <th scope="col">Waterline</th>
          <th scope="col">Warranty</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {models.map(({ name, href, price, maxLengthM, walls, waterline, warrantyYears }) => (
          <tr key={href}>
            <th scope="row">
              <a href={href}>{name}</a>
            </th>
            <td>{maxLengthM} m</td>
            <td>{yesNo(walls)}</td>
            <td>{yesNo(waterline)}</td>
            <td>{warrantyYears === 1 ? '1 year' : `${warrantyYears} years`}</td>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
