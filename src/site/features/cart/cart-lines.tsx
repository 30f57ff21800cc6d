import { useRef, useState } from 'react'
import type { RemovedLine } from '../../../domain/cart/cart-changes.ts'
import type { BonusItem } from '../../../domain/pricing/bonus-items.ts'
import type { Shell } from '../../content/shell.ts'
import type { StockBySku } from '../stock/use-stock.ts'
import { BonusLines } from './bonus-lines.tsx'
import { CartLine } from './cart-line.tsx'
import styles from './cart-lines.module.css'
import { useCart, useCartStore } from './cart-provider.tsx'
import { cartRows, positionOf } from './cart-rows.ts'

interface Props {
  edition: Shell['edition']
  /** Undefined where nobody has counted. */
  stock: StockBySku | undefined
  /** What comes with it for nothing. */
  bonus: readonly BonusItem[]
}

export const CartLines = ({ edition, stock, bonus }: Props) => {
  const { cart } = useCart()
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([])
  // Where nothing is or was in it, the cart may not be open yet.
  if (cart.lineItems.length === 0 && removed.length === 0) return null
  return (
    <ul className={styles.lines} ref={list} tabIndex={-1}>
      <CartRows
        edition={edition}
        stock={stock}
        removed={removed}
        onRemoved={setRemoved}
        focusList={() => list.current?.focus()}
      />
      <BonusLines bonus={bonus} />
    </ul>
  )
}

interface RowsProps extends Omit<Props, 'bonus'> {
  removed: readonly RemovedLine[]
  onRemoved: (removed: readonly RemovedLine[]) => void
  /** The button that was pressed is gone: the keyboard goes on from the list. */
  focusList: () => void
}

const CartRows = ({ edition, stock, removed, onRemoved, focusList }: RowsProps) => {
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
          stock={stock?.get(line.sku)}
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
