import { PictureView } from '../../components/picture-view.tsx'
import { CompareListed } from '../../features/compare/compare-listed.tsx'
import styles from './line-columns.module.css'
import type { PicturedModel } from './line-model.ts'

interface Props {
  line: string
  axes: string[]
  products: PicturedModel[]
}

/** A column for each model, a row for each thing that tells them apart. The names of the rows stay while it is scrolled. */
export const ModelColumns = ({ line, axes, products }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take focus
  <section className={styles.scroll} tabIndex={0} aria-label={`${line} models compared`}>
    <table>
      <caption className="visually-hidden">{line} models compared</caption>
      <thead>
        <tr>
          <td />
          {products.map(({ href, name, picture }) => (
            <th key={href} scope="col">
              <a href={href}>
                <span className={`cutout ${styles.stage}`}>
                  <PictureView picture={picture} sizes="12rem" />
                </span>
                {name}
              </a>
              <CompareListed href={href} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Price</th>
          {products.map(({ href, price }) => (
            <td key={href}>
              <b>{price}</b>
            </td>
          ))}
        </tr>
        {axes.map((axis, index) => (
          <tr key={axis}>
            <th scope="row">{axis}</th>
            {products.map(({ href, facts }) => (
              <td key={href}>{facts[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
