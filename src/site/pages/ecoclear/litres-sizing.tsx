import { useState } from 'react'
import { groupThousands } from '../../../domain/numbers/group-thousands.ts'
import { poolLitres, smallestFor } from '../../../domain/pool/pool-litres.ts'
import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import styles from './litres-sizing.module.css'

const perTile = 10_000
const scale = 12

const answer = (litres: number, fit: SizedProduct | undefined): string => {
  if (litres === 0) return 'Three figures, in metres'
  return fit === undefined ? 'More than one cell; ask us' : `${fit.name} is made for it`
}

/** Which size: your pool in litres as a line across the sizes. One tile is 10,000 litres. */
export const LitresSizing = ({
  section,
  products,
}: {
  section: SectionIn<'ecoclear', 'litres'>
  products: SizedProduct[]
}) => {
  const [pool, setPool] = useState({ Length: 8, Width: 4, 'Average depth': 1.5 })
  const litres = poolLitres(pool.Length, pool.Width, pool['Average depth'])
  const fit = litres > 0 ? smallestFor(litres, products) : undefined
  const yours = Math.min(litres / perTile, scale) * 10
  return (
    <section className="section wrap" data-feature="litres-sizing">
      <h2>{section.heading}</h2>
      <form className={styles.sum} onSubmit={(event) => event.preventDefault()}>
        {Object.entries(pool).map(([name, metres]) => (
          <label key={name}>
            <span>{name}, m</span>
            <input
              className="field"
              type="number"
              inputMode="decimal"
              min="0.5"
              max="30"
              step="0.1"
              defaultValue={metres}
              onChange={(event) => setPool({ ...pool, [name]: event.currentTarget.valueAsNumber || 0 })}
            />
          </label>
        ))}
        <output className={styles.litres}>
          {groupThousands(litres)} <small>L</small> <span className={styles.answer}>{answer(litres, fit)}</span>
        </output>
      </form>
      <div>
        <ul className={`rows ${styles.sizes}`}>
          {products.map(({ href, name, price, litres: most, figures }) => (
            <li key={href} data-fit={fit?.href === href || undefined}>
              <a href={href}>{name}</a>
              <div className={styles.scale}>
                <Tiles count={most / perTile} of={scale} />
                <svg className={styles.yours} viewBox="0 -3 118 14" aria-hidden="true">
                  <path d={`M${yours} -3v14`} />
                </svg>
              </div>
              <span>Up to {groupThousands(most)} L</span>
              <span>{figures['Chlorine output']}</span>
              <span>{figures.Power}</span>
              <strong>{price}</strong>
            </li>
          ))}
        </ul>
        <p className={`small muted ${styles.key}`}>One tile is 10,000 litres. The yellow line is your pool.</p>
      </div>
      <Prose html={section.html} />
    </section>
  )
}
