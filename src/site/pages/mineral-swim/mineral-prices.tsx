import { PictureView } from '../../components/picture-view.tsx'
import type { SizedProduct } from '../../content/sized-product.ts'
import styles from './mineral-prices.module.css'

interface Props {
  units: SizedProduct[]
  minerals: (SizedProduct & { perKilogram: string })[]
}

/** Units by the pool they are for, minerals by what a kilogram costs. */
export const MineralPrices = ({ units, minerals }: Props) => (
  <section className="section wrap">
    <div className={styles.lists}>
      <div>
        <h2>The unit</h2>
        <ul className={`rows ${styles.list}`}>
          {units.map(({ href, name, price, picture, figures }) => (
            <li key={href}>
              <PictureView picture={picture} sizes="88px" />
              <span>
                <a href={href}>{name}</a>
                <small>{figures['Pool volume']}</small>
              </span>
              <span className={styles.figure}>
                {figures['Chlorine output']}
                <small>{price}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>The minerals</h2>
        <ul className={`rows ${styles.list}`}>
          {minerals.map(({ href, name, price, picture, perKilogram }) => (
            <li key={href}>
              <PictureView picture={picture} sizes="88px" />
              <span>
                <a href={href}>
                  {name.replace('Mineral Swim minerals, ', '').replace('Mineral Swim ', '').replace(' kg', '\u00a0kg')}
                </a>
                <small>{price}</small>
              </span>
              <span className={styles.figure}>
                {perKilogram}
                <small>a kilogram</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
)
