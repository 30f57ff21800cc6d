import { useRef, useState } from 'react'
import type { RemovedLine } from '../../../domain/cart/cart-changes.ts'
import type { LineItem } from '../../../domain/cart/line-item.ts'
import { timesCents } from '../../../domain/words/money.ts'
import { formatMoney } from '../../../domain/words/money-format.ts'
import type { Shell } from '../../content/shell.ts'
import { Icon } from '../../icons/icon.tsx'
import { useCart, useCartStore } from '../../state/cart-provider.tsx'
import styles from './cart-lines.module.css'
import { cartRows, positionOf } from './cart-rows.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

interface LineProps {
  line: LineItem
  edition: Shell['edition']
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

const CartLine = ({ line, edition, onQuantity, onRemove }: LineProps) => {
  const { name, slug, price, quantity, img } = line
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
      <QuantityStepper name={name} quantity={quantity} onChange={onQuantity} />
      <button type="button" className={styles.remove} onClick={onRemove}>
        <Icon name="trash" />
        <span className="visually-hidden">Remove {name}</span>
      </button>
    </li>
  )
}

export const CartLines = ({ edition }: { edition: Shell['edition'] }) => {
  const { cart } = useCart()
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  // Where nothing is or was in it, the cart may not be open yet.
  if (cart.lineItems.length === 0 && removed.length === 0) return null
  return (
    <ul className={styles.lines} ref={list} tabIndex={-1}>
      <CartRows edition={edition} removed={removed} onRemoved={setRemoved} focusList={() => list.current?.focus()} />
    </ul>
  )
}

interface RowsProps {
  edition: Shell['edition']
  removed: readonly RemovedLine[]
  onRemoved: (removed: readonly RemovedLine[]) => void
  /** The button that was pressed is gone: the keyboard goes on from the list. */
  focusList: () => void
}

const CartRows = ({ edition, removed, onRemoved, focusList }: RowsProps) => {
  const { cart } = useCart()
  const store = useCartStore()
  const rows = cartRows(cart.lineItems, removed)

  const remove = (sku: string) => {
    const taken = store.remove(sku)
    if (taken === null) return
    onRemoved([...removed.filter(({ line }) => line.sku !== sku), taken])
  }

  return rows.map((row) => {
    const { line } = row
    if (row.removed === undefined)
      return (
        <CartLine
          key={line.sku}
          line={line}
          edition={edition}
          onQuantity={(quantity) => store.setQuantity(line.sku, quantity)}
          onRemove={() => remove(line.sku)}
        />
      )
    const undo = () => {
      store.restore({ line, position: positionOf(rows, row) })
      onRemoved(removed.filter((each) => each !== row.removed))
      focusList()
    }
    return (
      <li key={line.sku} className={styles.removed}>
        <span role="status">{line.name} removed</span>
        {/* biome-ignore lint/a11y/noAutofocus: the keyboard stood on the button that removed it */}
        <button type="button" autoFocus onClick={undo}>
          Undo<span className="visually-hidden"> removing {line.name}</span>
        </button>
      </li>
    )
  })
}
