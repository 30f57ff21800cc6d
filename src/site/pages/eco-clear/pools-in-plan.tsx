import { groupThousands } from '../../../domain/numbers/group-thousands.ts'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import styles from './pools-in-plan.module.css'

/** The largest pool a size looks after, 1.4 m deep on average; larger ones are wider, too. */
const planOf = (litres: number) => {
  const width = litres < 60_000 ? 4 : litres < 100_000 ? 5 : 6
  return { width, length: litres / 1400 / width }
}

/** The sizes as the pools they are for, seen from above and all to one scale. */
export const PoolsInPlan = ({
  section,
  products,
}: {
  section: SectionIn<'eco-clear', 'litres'>
  products: SizedProduct[]
}) => (
  <section className={`section wrap ${styles.sizes}`}>
    <div className={styles.heading}>
      <h2>{section.heading}</h2>
      <Prose html={section.html} />
    </div>
    <ul className={styles.pools}>
      {products.map(({ href, name, price, litres, figures }) => {
        const { length, width } = planOf(litres)
        return (
          <li key={href}>
            <svg viewBox="0 0 15 6.4" aria-hidden="true">
              <rect className={styles.pool} x="0.1" y={6.3 - width} width={length} height={width} rx="0.35" />
              <path className={styles.lane} d={`M0.7 ${6.3 - width / 2}H${length - 0.5}`} />
            </svg>
            <p className={styles.litres}>
              {groupThousands(litres)} <small>L</small>
            </p>
            <p className="muted">
              {length.toFixed(1)} × {width} m, and {figures['Chlorine output']} of chlorine
            </p>
            <p className={styles.name}>
              <a href={href}>{name}</a> <strong>{price}</strong>
            </p>
          </li>
        )
      })}
    </ul>
    <p className="small muted">All to one scale, 1.4 m deep on average. Prices are recommended and include VAT.</p>
  </section>
)
