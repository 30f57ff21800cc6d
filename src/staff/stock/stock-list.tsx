import { useRef, useState } from 'react'
import { stockViews } from '../../domain/staff/stock-views.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { type KeyAct, useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { askStock } from '../operations/stock/ask-stock.ts'
import type { StockActed } from '../operations/stock/stock-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { ListRoom } from '../parts/list-room.tsx'
import { useList } from '../parts/use-list.ts'
import { useOthersHere } from '../parts/use-others-here.ts'
import { type ChangeKind, ChangeSheet } from './change-sheet.tsx'
import { PlaceSheet } from './place-sheet.tsx'
import { addressOf, importAddress, sheetAddress, viewIn, viewTabs } from './stock-address.ts'
import { StockDetail } from './stock-detail.tsx'
import styles from './stock-list.module.css'
import { StockRow } from './stock-row.tsx'
import { viewWords } from './stock-words.ts'
import { useStockActs } from './use-stock-acts.ts'
import { useStockFile } from './use-stock-file.ts'

type SheetName = ChangeKind | 'place'

/** What is counted: what runs out first, and what can be done to the one that is looked at. */
export const StockList = ({ rest, search }: RoomProps) => {
  const params = new URLSearchParams(search)
  const view = viewIn(params)
  const words = params.get('q') ?? ''
  const sku = rest === '' ? undefined : rest
  const list = useList(
    `${view} ${words}`,
    (paging) => ask(askStock, { view: asEnum(view), words, ...paging }),
    (page) => page,
  )
  const { items, answer } = list
  const current = sku ?? items[0]?.sku
  const at = items.findIndex((each) => each.sku === current)
  const { file, show, more } = useStockFile(current, items[at]?.revision)
  /** What the list has of it will do, until the rest is there. */
  const item = file === null ? undefined : (file?.item ?? items[at])
  const others = useOthersHere('stock', sku)
  const [sheet, setSheet] = useState<SheetName>()
  const searchRef = useRef<HTMLInputElement>(null)
  const onActed = (acted: readonly StockActed[]) => {
    const own = acted.find((each) => each.sku === current)?.file
    if (own) show(own)
    void list.refresh()
  }
  const acts = useStockActs(onActed)

  const step = (by: 1 | -1) => {
    const next = items[at + by]
    if (next !== undefined) goTo(addressOf(view, words, next.sku), 'replace')
    else if (by === 1 && list.hasMore) void list.more()
  }
  const leaveSearch = () => {
    searchRef.current?.blur()
    if (words !== '') goTo(addressOf(view, ''), 'replace')
  }
  const ofOne: KeyAct[] = [
    { key: 'c', label: 'Count', run: () => setSheet('count') },
    { key: 'd', label: 'Delivered', run: () => setSheet('deliver') },
    { key: 't', label: 'Take off', run: () => setSheet('take') },
    { key: 'b', label: 'Bay and date', run: () => setSheet('place') },
  ]
  const keys: KeyAct[] = [
    { key: 'j', label: 'Next', run: () => step(1) },
    { key: 'k', label: 'Previous', run: () => step(-1) },
    ...(item ? ofOne : []),
    { key: 'm', label: 'Import counts', run: () => goTo(importAddress) },
    { key: 'i', label: 'Count sheet', run: () => goTo(sheetAddress) },
    { key: 'f', label: 'Search', run: () => searchRef.current?.focus() },
    { key: 'Escape', label: 'Clear', isQuiet: true, run: leaveSearch },
    ...stockViews.map((each, index) => ({
      key: `${index + 1}`,
      label: viewWords[each],
      isQuiet: true,
      run: () => goTo(addressOf(each, words)),
    })),
  ]
  useKeys(keys)
  return (
    <>
      <ListRoom
        title="Stock"
        thing="Product"
        search={{
          words,
          ref: searchRef,
          placeholder: 'Name, SKU or bay',
          onChange: (typed) => goTo(addressOf('all', typed), 'replace'),
        }}
        tabs={viewTabs(view, words, answer?.counts)}
        line={
          <>
            {answer?.areNamesUnknown && <span>The content service is away: names will be back with it.</span>}
            <span className={styles.links}>
              <DeskLink href={importAddress}>Import counts</DeskLink>
              <DeskLink href={sheetAddress}>Count sheet</DeskLink>
            </span>
          </>
        }
        list={list}
        rows={items.map((item) => (
          <StockRow
            key={item.sku}
            item={item}
            isSelected={item.sku === current}
            onSelect={() => goTo(addressOf(view, words, item.sku))}
          />
        ))}
        current={current}
        isOpen={sku !== undefined}
        backHref={addressOf(view, words)}
        buttons={keys.filter(({ key }) => 'cdtb'.includes(key))}
        isMain={({ key }) => key === 'c'}
        isBusy={acts.isBusy}
        said={acts.said}
      >
        {current !== undefined && (
          <StockDetail sku={current} listed={items[at]} file={file} others={others} onMore={() => void more()} />
        )}
      </ListRoom>
      {item && sheet === 'place' && (
        <PlaceSheet
          item={item}
          onClose={() => setSheet(undefined)}
          onPlace={(bay, backOn) => {
            setSheet(undefined)
            void acts.place(item, bay, backOn)
          }}
        />
      )}
      {item && sheet !== undefined && sheet !== 'place' && (
        <ChangeSheet
          kind={sheet}
          item={item}
          onClose={() => setSheet(undefined)}
          onChange={(changed) => {
            setSheet(undefined)
            void acts.change(item, changed)
          }}
        />
      )}
    </>
  )
}
