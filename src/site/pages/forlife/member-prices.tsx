import { Prose } from '../../components/prose.tsx'
import type { ProductRow } from '../../content/product.ts'
import type { SectionIn } from '../../content/section.ts'
import styles from './member-prices.module.css'

export interface WearingPart extends ProductRow {
  half: string
}

/** Whether it pays, with the price list it depends on. */
export const MemberPrices = ({
  section: { heading, html },
  parts,
}: {
  section: SectionIn<'forlife', 'sum'>
  parts: WearingPart[]
}) => (
  <section className={`section wrap ${styles.columns}`}>
    <div>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <table>
      <caption className="visually-hidden">Wearing parts of an M 400, with and without ForLife</caption>
      <thead>
        <tr>
          <th scope="col">For an M 400</th>
          <th scope="col">Shop</th>
          <th scope="col">ForLife</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ href, name, price, half }) => (
          <tr key={href}>
            <th scope="row">
              <a href={href}>{name}</a>
            </th>
            <td>{price}</td>
            <td className={styles.half}>{half}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
