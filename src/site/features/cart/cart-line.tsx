import { useState } from 'react'
import type { LineItem } from '../../../domain/cart/line-item.ts'
import { limitQuantity } from '../../../domain/cart/quantity-limit.ts'
import { type StockState, stockWords } from '../../../domain/delivery/stock-words.ts'
import { timesCents } from '../../../domain/money/money.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import type { Shell } from '../../content/shell.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './cart-lines.module.css'
import { QuantityStepper } from './quantity-stepper.tsx'

interface Props {
  line: LineItem
  edition: Shell['edition']
  /** Undefined where nobody has counted. */
  stock: StockState | undefined
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** What stands in the way of this many, and goes on to whether or not somebody touched it. */
const shortage = (quantity: number, stock: StockState | undefined): string | undefined => {
  if (stock === undefined) return undefined
  if (stock.available === 0 && stock.backOn !== undefined) return `None left. ${stockWords(stock, '')}.`
  return limitQuantity(quantity, stock.available).words
}

export const CartLine = ({ line, edition, stock, onQuantity, onRemove }: Props) => {
  const { name, slug, price, quantity, img } = line
  const [limit, setLimit] = useState<string>()
  const short = shortage(quantity, stock)
  const canShrink = short !== undefined && stock !== undefined && stock.available > 0
  const money = (amount: typeof price) =>
    amount === undefined ? '' : formatMoney(amount, edition.currency, edition.locale)
  return (
    <li className={styles.line}>
      <span className={styles.stage}>
        {img !== undefined && <img src={img} width={450} height={450} alt="" loading="lazy" />}
      </span>
      <div>
        <a href={`/${edition.code}/products/${slug}/`}>{name}</a>
        {quantity > 1 && price !== undefined && <small>{money(price)} each</small>}
      </div>
      <strong>{price !== undefined && money(timesCents(price, quantity))}</strong>
      <QuantityStepper
        name={name}
        quantity={quantity}
        available={stock?.available}
        onChange={onQuantity}
        onLimit={setLimit}
      />
      <button type="button" className={styles.remove} onClick={onRemove}>
        <Icon name="trash" />
        <span className="visually-hidden">Remove {name}</span>
      </button>
      <p className={styles.limit} role="status">
        {short ?? limit}
        {short === undefined && limit?.includes('Ring us') && (
          <>
            {' '}
            <a href={edition.phoneHref}>{edition.phone}</a>
          </>
        )}
        {canShrink && (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              setLimit(undefined)
              onQuantity(stock.available)
              // The button is gone with it.
              currentTarget.closest('li')?.querySelector('input')?.focus()
            }}
          >
            Make it {stock.available}
            <span className="visually-hidden"> of {name}</span>
          </button>
        )}
      </p>
    </li>
  )
}
