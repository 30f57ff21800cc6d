import type { SizedProduct } from '../../content/sized-product.ts'
import styles from './two-units.module.css'

/** Two sizes in one table: what they share stands across both. */
export const TwoUnits = ({ products }: { products: SizedProduct[] }) => {
  const names = Object.keys(products[0]?.figures ?? {})
  return (
    <section className="section sand">
      <div className="wrap">
        <table className={styles.units}>
          <caption>
            <h2>Two sizes</h2>
          </caption>
          <thead>
            <tr>
              <td />
              {products.map(({ href, name }) => (
                <th key={href} scope="col">
                  <a href={href}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => {
              const values = products.map(({ figures }) => figures[name])
              const shared = values.every((value) => value === values[0])
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {shared ? (
                    <td colSpan={products.length}>{values[0]}</td>
                  ) : (
                    products.map(({ href, figures }) => <td key={href}>{figures[name]}</td>)
                  )}
                </tr>
              )
            })}
            <tr>
              <th scope="row">Price</th>
              {products.map(({ href, price }) => (
                <td key={href}>
                  <strong>{price}</strong>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}
