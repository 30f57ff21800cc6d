import type { PartLife } from '../../../../domain/after-sales/wear.ts'
import { useCatalogue } from '../../../components/catalogue-context.ts'
import { useShell } from '../../../components/shell-context.ts'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import type { OrderSummary, Robot } from '../operations/account-answers.ts'
import { catalogued } from '../parts/catalogued.ts'
import { Cutout } from '../parts/cutout.tsx'
import { nextWear } from './next-wear.ts'
import { wearWords } from './wear-words.ts'
import styles from './wears-out.module.css'

interface Props {
  robots: readonly Robot[]
  orders: readonly OrderSummary[]
  lives: readonly PartLife[]
  today: string
}

/** Parts that have had most of their life, by the day on which their robot was bought. */
export const WearsOut = ({ robots, orders, lives, today }: Props) => {
  const catalogue = useCatalogue()
  const { code, shop } = useShell().edition
  const add = useAddToCart()
  const worn = nextWear({ robots, orders, lives, today, catalogue })
  return (
    <ul className={styles.rows}>
      {worn.map((wear) => {
        const known = catalogued(wear.slug, catalogue)
        if (known === undefined) return null
        const { sku, name, title, cents, price, shippingClass, picture, gone } = known.product
        return (
          <li key={wear.slug}>
            <Cutout picture={picture} stage={known.stage} size="part" />
            <p>
              <a href={`/${code}/products/${wear.slug}/`}>{name}</a>
              <small>{wearWords(wear)}</small>
            </p>
            <span className={styles.price}>{price}</span>
            {shop && gone === undefined && wear.coming === undefined && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() =>
                  add({ sku, name: title, slug: wear.slug, quantity: 1, price: cents, shippingClass }, picture)
                }
              >
                Add<span className="visually-hidden"> {name} to the cart</span>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
