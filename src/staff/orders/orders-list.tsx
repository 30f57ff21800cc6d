import { useEffect, useRef, useState } from 'react'
import { type OrderView, orderViews } from '../../domain/staff/order-views.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { type KeyAct, useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { askOrders } from '../operations/orders/ask-orders.ts'
import { type ActedOn, type ListedOrder, stateOf } from '../operations/orders/order-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { ListRoom } from '../parts/list-room.tsx'
import { useList } from '../parts/use-list.ts'
import { useNow } from '../parts/use-now.ts'
import { useOthersHere } from '../parts/use-others-here.ts'
import { CancelSheet } from './cancel-sheet.tsx'
import { OrderDetail, possibleActs } from './order-detail.tsx'
import { OrderRow } from './order-row.tsx'
import { aud, viewWords } from './order-words.ts'
import styles from './orders-list.module.css'
import { packAddress } from './pack/pack-address.ts'
import { RefundSheet } from './refund-sheet.tsx'
import { ShipSheet } from './ship-sheet.tsx'
import { type Move, useOrderActs } from './use-order-acts.ts'
import { useOrderFile } from './use-order-file.ts'
import { addressOf, viewTabs } from './view-tabs.ts'

type SheetName = 'ship' | 'refund' | 'cancel'

const viewIn = (params: URLSearchParams): OrderView => orderViews.find((view) => view === params.get('view')) ?? 'open'

/** A list of what waits, the order that is looked at, and what can be done with it or with all that are marked. */
export const OrdersList = ({ rest, search }: RoomProps) => {
  const number = rest === '' ? undefined : rest
  const params = new URLSearchParams(search)
  const view = viewIn(params)
  const words = params.get('q') ?? ''
  const list = useList(
    `${view} ${words}`,
    (paging) => ask(askOrders, { view: asEnum(view), words, ...paging }),
    ({ staffOrders }) => staffOrders,
  )
  const { items } = list
  const counts = list.answer?.staffOrderCounts
  const now = useNow()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [sheet, setSheet] = useState<SheetName>()
  const searchRef = useRef<HTMLInputElement>(null)
  const noteRef = useRef<HTMLTextAreaElement>(null)

  const current = number ?? items[0]?.number
  const at = items.findIndex((each) => each.number === current)
  const listed = items[at]
  const [file, showFile] = useOrderFile(current, listed?.revision)
  const others = useOthersHere('order', number)

  const onActed = (acted: readonly ActedOn[]) => {
    const own = acted.find((each) => each.number === current)?.order
    if (own) showFile(own)
    setMarked(new Set())
    list.change((item) => {
      const now = acted.find((each) => each.number === item.number)?.order
      return now ? { ...item, revision: now.revision, state: now.order.state } : item
    })
    void list.refresh()
  }
  const acts = useOrderActs(onActed)
  const targets = marked.size > 0 ? items.filter((each) => marked.has(each.number)) : listed ? [listed] : []

  const go = (to: string) => goTo(addressOf(view, words, to), 'replace')
  const step = (by: 1 | -1) => {
    const next = items[at + by]
    if (next === undefined) {
      if (by === 1 && list.hasMore) void list.more()
      return
    }
    go(next.number)
  }
  const mark = (which: string) =>
    setMarked(
      (before) => new Set(before.has(which) ? [...before].filter((each) => each !== which) : [...before, which]),
    )
  const can = (order: ListedOrder) => possibleActs(stateOf(order.state), order.isPickUp)
  const fitting = (act: keyof ReturnType<typeof possibleActs>) => targets.filter((each) => can(each)[act])

  /** The next that waits is on screen when this one goes. */
  const moveOn = (gone: readonly ListedOrder[]) => {
    if (number === undefined || !gone.some((each) => each.number === number)) return
    const left = items.filter((each) => !gone.includes(each))
    const next = left[Math.min(at, left.length - 1)]
    goTo(addressOf(view, words, next?.number ?? ''), 'replace')
  }
  const move = async (how: Move, act: keyof ReturnType<typeof possibleActs>) => {
    const which = fitting(act)
    if (which.length === 0) return acts.say('Nothing that is marked can be.')
    const isGone = view !== 'all' && view !== 'open'
    if (
      (await acts.move(
        how,
        which.map(({ number: each, revision }) => ({ number: each, revision })),
      )) &&
      isGone
    )
      moveOn(which)
  }
  const printSlips = () => {
    if (targets.length > 0) open(`/staff/slips/?numbers=${targets.map((each) => each.number).join()}`, '_blank')
  }
  const copyAddress = async () => {
    const order = file?.order
    if (!order?.address) return
    const { street, suburb, state, postcode } = order.address
    await navigator.clipboard.writeText(`${order.name}\n${street}\n${suburb} ${state} ${postcode}`)
    acts.say(`The address of ${order.number} is copied.`)
  }

  const isToPack = (order: ListedOrder) => stateOf(order.state) === 'paid'
  const markedToPack = items.filter((each) => marked.has(each.number) && isToPack(each)).map((each) => each.number)
  const packing = packAddress({ number: undefined, numbers: markedToPack })

  const count = marked.size > 1 ? ` ${marked.size}` : ''
  const keys: KeyAct[] = [
    { key: 'j', label: 'Next', run: () => step(1) },
    { key: 'k', label: 'Previous', run: () => step(-1) },
    { key: 'x', label: 'Mark', run: () => current !== undefined && mark(current) },
    {
      key: 'a',
      label: marked.size > 0 ? 'Unmark all' : 'Mark all',
      run: () => setMarked(marked.size > 0 ? new Set() : new Set(items.map((each) => each.number))),
    },
    ...(fitting('pack').length > 0 ? [{ key: 'p', label: `Pack${count}`, run: () => void move('PACK', 'pack') }] : []),
    ...((counts?.toPack ?? 0) > 0 && (marked.size === 0 || markedToPack.length > 0)
      ? [
          {
            key: 'b',
            label: markedToPack.length === 0 ? 'Pack one by one' : `Pack ${markedToPack.length} one by one`,
            run: () => goTo(packing),
          },
        ]
      : []),
    ...(fitting('ship').length > 0 ? [{ key: 's', label: `Send${count}`, run: () => setSheet('ship') }] : []),
    ...(fitting('ready').length > 0
      ? [{ key: 'y', label: `To the counter${count}`, run: () => void move('READY', 'ready') }]
      : []),
    ...(fitting('collect').length > 0
      ? [{ key: 'c', label: `Collected${count}`, run: () => void move('COLLECT', 'collect') }]
      : []),
    ...(fitting('deliver').length > 0
      ? [{ key: 'd', label: `Delivered${count}`, run: () => void move('DELIVER', 'deliver') }]
      : []),
    ...(file && possibleActs(stateOf(file.order.state), file.order.isPickUp).refund
      ? [{ key: 'r', label: 'Pay back', run: () => setSheet('refund') }]
      : []),
    ...(file && possibleActs(stateOf(file.order.state), file.order.isPickUp).cancel
      ? [{ key: 'Delete', label: 'Call off', run: () => setSheet('cancel') }]
      : []),
    ...(current === undefined ? [] : [{ key: 'n', label: 'Note', run: () => noteRef.current?.focus() }]),
    ...(targets.length > 0 ? [{ key: 'i', label: `Print${count}`, run: printSlips }] : []),
    ...(file?.order.address ? [{ key: 'e', label: 'Copy address', run: () => void copyAddress() }] : []),
    ...(acts.hasUndo ? [{ key: 'z', label: 'Undo', run: () => void acts.undo() }] : []),
    { key: 'f', label: 'Search', run: () => searchRef.current?.focus() },
    { key: 'Escape', label: 'Clear', isQuiet: true, run: () => (marked.size > 0 ? setMarked(new Set()) : clear()) },
    ...orderViews.map((each, index) => ({
      key: `${index + 1}`,
      label: viewWords[each],
      isQuiet: true,
      run: () => goTo(addressOf(each, words)),
    })),
  ]
  const clear = () => {
    searchRef.current?.blur()
    if (words !== '') goTo(addressOf(view, ''), 'replace')
  }
  useKeys(keys)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was marked in another view is not on screen
  useEffect(() => setMarked(new Set()), [view, words])
  const waiting = counts !== undefined && counts.toPack > 0 && (view === 'open' || view === 'to-pack')
  const line = waiting && (
    <>
      <span>
        {counts.toPack === 1 ? 'One order to pack' : `${counts.toPack} orders to pack`}, {aud(counts.toPackTotal)}
      </span>
      {(marked.size === 0 || markedToPack.length > 0) && (
        <DeskLink className={styles.pack} href={packing}>
          {markedToPack.length === 0 ? 'Pack one by one' : `Pack ${markedToPack.length} one by one`} <kbd>B</kbd>
        </DeskLink>
      )}
    </>
  )
  return (
    <>
      <ListRoom
        title="Orders"
        thing="Order"
        search={{
          words,
          ref: searchRef,
          placeholder: 'Number, name, email or SKU',
          onChange: (typed) => goTo(addressOf(view === 'open' ? 'all' : view, typed), 'replace'),
        }}
        tabs={viewTabs(view, words, counts)}
        line={line}
        list={list}
        rows={items.map((order) => (
          <OrderRow
            key={order.number}
            order={order}
            now={now}
            isSelected={order.number === current}
            isMarked={marked.has(order.number)}
            onSelect={() => goTo(addressOf(view, words, order.number))}
            onMark={() => mark(order.number)}
          />
        ))}
        current={current}
        isOpen={number !== undefined}
        backHref={addressOf(view, words)}
        buttons={keys.filter(({ key }) => ['p', 's', 'y', 'c', 'd', 'r', 'i', 'z'].includes(key))}
        isMain={({ key }) => 'psycd'.includes(key)}
        isBusy={acts.isBusy}
        said={acts.said}
      >
        {current !== undefined && (
          <OrderDetail
            number={current}
            listed={listed}
            file={file}
            others={others}
            noteRef={noteRef}
            onNote={(note) => acts.note(current, note)}
            onSettle={(each) => void acts.settle(each)}
          />
        )}
      </ListRoom>
      {sheet === 'ship' && (
        <ShipSheet
          orders={fitting('ship')}
          onClose={() => setSheet(undefined)}
          onShip={(orders) => {
            const which = fitting('ship')
            setSheet(undefined)
            void acts.move('SHIP', orders).then((isDone) => isDone && view === 'to-send' && moveOn(which))
          }}
        />
      )}
      {sheet === 'refund' && file && (
        <RefundSheet
          file={file}
          onClose={() => setSheet(undefined)}
          onRefund={(refund) => {
            setSheet(undefined)
            void acts.refund(file, refund)
          }}
        />
      )}
      {sheet === 'cancel' && file && (
        <CancelSheet
          file={file}
          onClose={() => setSheet(undefined)}
          onCancel={(reason) => {
            setSheet(undefined)
            void acts.cancel({ number: file.order.number, revision: file.revision }, reason)
          }}
        />
      )}
    </>
  )
}
