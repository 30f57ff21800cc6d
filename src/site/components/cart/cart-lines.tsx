import { type LineItem, maxPerLine } from '../../../domain/line-item.ts'
import { timesCents } from '../../../domain/money.ts'
import { formatMoney } from '../../../domain/money-format.ts'
import type { Shell } from '../../content/shell.ts'
import { useCart, useCartStore } from '../../state/cart-provider.tsx'
import { notices } from '../../state/notices.ts'
import styles from './cart-lines.module.css'

const quantities = Array.from({ length: maxPerLine }, (_, index) => index + 1)

const CartLine = ({ line, edition }: { line: LineItem; edition: Shell['edition'] }) => {
  const store = useCartStore()

  const remove = () => {
    const removed = store.remove(line.sku)
    if (removed === null) return
    notices.add({
      text: `${line.name} is out of your cart.`,
      action: { label: 'Undo', run: () => store.restore(removed) },
    })
  }

  return (
    <li className={styles.line}>
      {line.img === undefined ? <span /> : <img src={line.img} width={450} height={450} alt="" loading="lazy" />}
      <div>
        <a href={`/${edition.code}/products/${line.slug}/`}>{line.name}</a>
        {line.price !== undefined && (
          <p className={styles.price}>
            {formatMoney(timesCents(line.price, line.quantity), edition.currency, edition.locale)}
          </p>
        )}
        <div className={styles.controls}>
          <label>
            <span className="visually-hidden">Quantity of {line.name}</span>
            <select value={line.quantity} onChange={({ target }) => store.setQuantity(line.sku, Number(target.value))}>
              {quantities.map((quantity) => (
                <option key={quantity}>{quantity}</option>
              ))}
            </select>
          </label>
          <button type="button" onClick={remove}>
            Remove<span className="visually-hidden"> {line.name}</span>
          </button>
        </div>
      </div>
    </li>
  )
}

export const CartLines = ({ edition }: { edition: Shell['edition'] }) => {
  const { cart } = useCart()
  return (
    <ul className={styles.lines}>
      {cart.lineItems.map((line) => (
        <CartLine key={line.sku} line={line} edition={edition} />
      ))}
    </ul>
  )
}
