import type { LineModel } from './line-model.ts'
import styles from './line-rows.module.css'

interface Props {
  line: string
  axes: string[]
  products: LineModel[]
}

/** A long line: one row for each product. On phones the price leads the second line. */
export const ModelRows = ({ line, axes, products }: Props) => (
  <table className={styles.rows}>
    <caption className="visually-hidden">{line} models compared</caption>
    <thead>
      <tr>
        <th scope="col">Model</th>
        {axes.map((axis) => (
          <th key={axis} scope="col">
            {axis}
          </th>
        ))}
        <th scope="col">Price</th>
      </tr>
    </thead>
    <tbody>
      {products.map(({ href, name, price, facts }) => (
        <tr key={href}>
          <th scope="row">
            <a href={href}>{name}</a>
          </th>
          {facts.map((fact, index) => (
            <td key={axes[index]}>{fact}</td>
          ))}
          <td>{price}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
