import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type OrderView, orderViews } from '../../domain/staff/order-views.ts'
import { Icon } from '../../site/icons/icon.tsx'
import { Entrance } from '../app/entrance.tsx'
import type { KeyAct } from '../app/keys.ts'
import { useKeys } from '../app/keys.ts'
import { goTo } from '../app/route.ts'
import { type ActedOn, type ListedOrder, stateOf } from '../operations/order-answers.ts'
import fields from '../parts/fields.module.css'
import { CancelSheet } from './cancel-sheet.tsx'
import { OrderDetail, possibleActs } from './order-detail.tsx'
import { OrderRow } from './order-row.tsx'
import { aud } from './order-words.ts'
import styles from './orders-room.module.css'
import { RefundSheet } from './refund-sheet.tsx'
import { ShipSheet } from './ship-sheet.tsx'
import { type Move, useOrderActs } from './use-order-acts.ts'
import { useOrderFile, useOthersHere } from './use-order-file.ts'
import { useOrderList } from './use-order-list.ts'
import { addressOf, ViewTabs } from './view-tabs.tsx'

interface Props {
  /** The order that the address names. */
  number: string | undefined
  search: string
  onActs: (acts: readonly KeyAct[]) => void
  onToPack: (toPack: number) => void
}

type SheetName = 'ship' | 'refund' | 'cancel'

const viewIn = (params: URLSearchParams): OrderView => orderViews.find((view) => view === params.get('view')) ?? 'open'

/** Every so often what is written as "19 min" is another. */
const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The orders: a list of what waits, the one that is looked at, and what can be done with it or with all that are marked. */
export const OrdersRoom = ({ number, search, onActs, onToPack }: Props) => {
  const params = new URLSearchParams(search)
  const view = viewIn(params)
  const words = params.get('q') ?? ''
  const list = useOrderList(view, words)
  const { items, counts } = list
  const now = useNow()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [sheet, setSheet] = useState<SheetName>()
  const searchRef = useRef<HTMLInputElement>(null)
  const noteRef = useRef<HTMLTextAreaElement>(null)
  const rows = useRef<HTMLUListElement>(null)

  const current = number ?? items[0]?.number
  const at = items.findIndex((each) => each.number === current)
  const listed = items[at]
  const [file, showFile] = useOrderFile(current, listed?.revision)
  const others = useOthersHere(number)

  const onActed = (acted: readonly ActedOn[]) => {
    const own = acted.find((each) => each.number === current)?.order
    if (own) showFile(own)
    setMarked(new Set())
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
    { key: 'n', label: 'Note', run: () => noteRef.current?.focus() },
    { key: 'i', label: `Print${count}`, run: printSlips },
    ...(file?.order.address ? [{ key: 'e', label: 'Copy address', run: () => void copyAddress() }] : []),
    ...(acts.hasUndo ? [{ key: 'z', label: 'Undo', run: () => void acts.undo() }] : []),
    { key: '/', label: 'Search', run: () => searchRef.current?.focus() },
    { key: 'Escape', label: 'Clear', isQuiet: true, run: () => (marked.size > 0 ? setMarked(new Set()) : clear()) },
    ...orderViews.map((each, index) => ({
      key: `${index + 1}`,
      label: each,
      isQuiet: true,
      run: () => goTo(addressOf(each, words)),
    })),
    { key: 'g o', label: 'Orders', isQuiet: true, run: () => goTo('/staff/orders/') },
  ]
  const clear = () => {
    searchRef.current?.blur()
    if (words !== '') goTo(addressOf(view, ''), 'replace')
  }
  useKeys(keys)

  const names = keys.map(({ key, label }) => `${key} ${label}`).join()
  const tellActs = useEffectEvent(() => onActs(keys))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when they are others
  useEffect(() => tellActs(), [names])
  const tellToPack = useEffectEvent(onToPack)
  useEffect(() => {
    if (counts !== undefined) tellToPack(counts.toPack)
  }, [counts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was marked in another view is not on screen
  useEffect(() => setMarked(new Set()), [view, words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one that is looked at is in view
  useEffect(() => {
    rows.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  if (list.trouble === 'stranger') return <Entrance isStranger />

  const waiting = counts !== undefined && counts.toPack > 0 && (view === 'open' || view === 'to-pack')
  return (
    <div className={styles.room} data-open={number !== undefined || undefined}>
      <section className={styles.list} aria-label="Orders">
        <header>
          <h1>Orders</h1>
          <input
            ref={searchRef}
            type="search"
            className={fields.input}
            placeholder="Number, name, email or SKU"
            aria-label="Search orders"
            value={words}
            onChange={({ target }) => goTo(addressOf(view === 'open' ? 'all' : view, target.value), 'replace')}
          />
        </header>
        <ViewTabs current={view} words={words} counts={counts} />
        <p className={styles.line} data-asking={list.isAsking || undefined}>
          {waiting ? (
            <>
              <span>{counts.toPack === 1 ? 'One order to pack' : `${counts.toPack} orders to pack`}</span>
              <span>{aud(counts.toPackTotal as Parameters<typeof aud>[0])}</span>
            </>
          ) : (
            <span>{items.length === 0 && list.asOf ? 'Nothing here.' : ' '}</span>
          )}
        </p>
        {list.trouble === 'unreachable' && (
          <p className={styles.trouble} role="alert">
            We can’t reach the server.{' '}
            {list.asOf && `This is how it was at ${list.asOf.toLocaleTimeString('en-AU', { timeStyle: 'short' })}.`}
          </p>
        )}
        <ul ref={rows}>
          {items.map((order) => (
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
        </ul>
        {list.hasMore && (
          <button type="button" className={`button button-quiet ${styles.more}`} onClick={() => void list.more()}>
            Show more
          </button>
        )}
      </section>
      <section className={styles.detail} aria-label="Order">
        <a
          className={styles.back}
          href={addressOf(view, words)}
          onClick={(event) => {
            event.preventDefault()
            goTo(addressOf(view, words))
          }}
        >
          <Icon name="back" /> Orders
        </a>
        <div className={styles.acts}>
          {keys
            .filter(({ key }) => ['p', 's', 'y', 'c', 'd', 'r', 'i', 'z'].includes(key))
            .map(({ key, label, run }, index) => (
              <button
                key={key}
                type="button"
                className={index === 0 && 'psycd'.includes(key) ? 'button' : 'button button-quiet'}
                aria-disabled={acts.isBusy || undefined}
                onClick={run}
              >
                {label} <kbd>{key.toUpperCase()}</kbd>
              </button>
            ))}
        </div>
        <p className={styles.said} role="status" data-trouble={acts.said?.isTrouble || undefined}>
          {acts.said?.words}
        </p>
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
      </section>
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
    </div>
  )
}
