import type { ProductDetails } from '../content/product.ts'

export const SpecificationTables = ({ specifications }: Pick<ProductDetails, 'specifications'>) => (
  <section className="section wrap">
    <h2>Specifications</h2>
    {Object.entries(specifications).map(([group, values]) => (
      <table key={group}>
        <caption>
          <h3>{group}</h3>
        </caption>
        <tbody>
          {Object.entries(values).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </section>
)
