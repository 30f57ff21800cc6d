import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { type KeyAct, useKeys } from '../app/keys.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { askStock, type StockPage } from '../operations/stock/ask-stock.ts'
import type { ListedStock } from '../operations/stock/stock-answers.ts'
import { Column } from '../parts/column.tsx'
import styles from './count-sheet.module.css'
import { addressOf } from './stock-address.ts'
import { nameOf } from './stock-words.ts'

/** In one walk: by bay, and what has none at the end. */
const asWalked = (one: ListedStock, other: ListedStock): number =>
  Number(one.bay === null) - Number(other.bay === null) ||
  (one.bay ?? '').localeCompare(other.bay ?? '', 'en-AU', { numeric: true }) ||
  one.sku.localeCompare(other.sku)

const readAll = async (): Promise<ListedStock[]> => {
  const all: ListedStock[] = []
  let page: StockPage | undefined
  do {
    page = await ask(askStock, { view: 'ALL' as const, first: 100, after: page?.next ?? null })
    all.push(...page.items)
  } while (page.next !== null)
  return all.toSorted(asWalked)
}

/** On paper, for whoever walks along the shelves: without the figures, so that what is counted is what is there. */
export const CountSheet = () => {
  const [items, setItems] = useState<readonly ListedStock[] | null>()
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        readAll().then(
          (all) => isCurrent() && setItems(all),
          () => isCurrent() && setItems(null),
        )
      }),
    [],
  )
  const keys: KeyAct[] = [
    { key: 'i', label: 'Print', run: () => print() },
    { key: 'Escape', label: 'Back to the stock', run: () => goTo(addressOf('all', '')) },
  ]
  useKeys(keys)
  return (
    <Column
      title="Count sheet"
      back={{ href: addressOf('all', ''), name: 'Stock' }}
      acts={
        <button type="button" className="button" onClick={() => print()}>
          Print the sheet <kbd>I</kbd>
        </button>
      }
    >
      {items === null && <p role="alert">We can’t reach the server. Load the page again.</p>}
      {items && (
        <table className={styles.sheet}>
          <thead>
            <tr>
              <th scope="col">Bay</th>
              <th scope="col">What</th>
              <th scope="col">SKU</th>
              <th scope="col">Counted</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.sku}>
                <td>{item.bay ?? '–'}</td>
                <td>{nameOf(item)}</td>
                <td>{item.sku}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.signed}>Counted by, on</p>
    </Column>
  )
}
