import { useState } from 'react'
import {
  inBox,
  linesToPack,
  nextLine,
  nextToPack,
  type PackLine,
  type PiecesIn,
  putIn,
  readScan,
  tap,
} from '../../../domain/staff/packing.ts'
import { countedWords, nextWords, wrongScanWords } from '../../../domain/staff/packing-words.ts'
import { Icon } from '../../../site/icons/icon.tsx'
import { type KeyAct, useKeys } from '../../app/keys.ts'
import { goTo } from '../../app/route.ts'
import { ask } from '../../ask.ts'
import { DeskIcon } from '../../icons/desk-icon.tsx'
import { askOrdersToPack } from '../../operations/orders/ask-orders-to-pack.ts'
import { type ActedOn, stateOf } from '../../operations/orders/order-answers.ts'
import { timeWords } from '../../parts/time-words.ts'
import { useList } from '../../parts/use-list.ts'
import { useOthersHere } from '../../parts/use-others-here.ts'
import { stateWords } from '../order-words.ts'
import { useOrderActs } from '../use-order-acts.ts'
import { useOrderFile } from '../use-order-file.ts'
import { addressOf } from '../view-tabs.ts'
import { packAddress, type ToPack } from './pack-address.ts'
import { type Heard, PackBar } from './pack-bar.tsx'
import { PackHead, PackTitle } from './pack-head.tsx'
import { PackLines } from './pack-lines.tsx'
import styles from './pack-page.module.css'
import type { TileState } from './pack-tiles.tsx'
import { PackWords } from './pack-words.tsx'
import { RoundOver } from './round-over.tsx'
import { TroubleSheet } from './trouble-sheet.tsx'
import { usePieces } from './use-pieces.ts'
import { useProductNames } from './use-product-names.ts'
import { useRound } from './use-round.ts'
import { useScanner } from './use-scanner.ts'

const buzz = [80, 60, 80]

/** What the main button does now. */
interface Main {
  readonly label: string
  readonly icon: 'scan' | 'check' | 'arrow'
  readonly run: () => void
}

/** Whoever came to a button by keyboard presses that one. */
const orFocused = (run: () => void) => () => {
  const on = document.activeElement
  if (on instanceof HTMLElement && on.matches('a[href], button')) on.click()
  else run()
}

/** The orders to pack, one at a time, piece by piece: scanned, tapped, or by one key. */
export const PackPage = ({ number, numbers }: ToPack) => {
  const list = useList(
    `pack ${numbers.join()}`,
    (paging) => ask(askOrdersToPack, { ...(numbers.length > 0 && { numbers: [...numbers] }), ...paging }),
    (page) => page,
  )
  const waiting = list.items.filter(({ state }) => state === 'PAID')
  const round = useRound(numbers)
  const names = useProductNames()
  const [heard, setHeard] = useState<Heard>()
  const [isTroubled, setTroubled] = useState(false)

  const inLine = waiting.map((each) => each.number)
  const current = number ?? nextToPack(inLine, round.aside, undefined)
  const listed = waiting.find((each) => each.number === current)
  const [file, showFile] = useOrderFile(current, listed?.revision)
  const others = useOthersHere('order', current)
  const box = usePieces(current, file?.revision)

  const acts = useOrderActs((acted: readonly ActedOn[]) => {
    const own = acted.find((each) => each.number === current)?.order
    if (own) showFile(own)
    list.change((item) => {
      const now = acted.find((each) => each.number === item.number)?.order
      return now ? { ...item, revision: now.revision, state: now.order.state } : item
    })
    void list.refresh()
  })

  const lines = file ? linesToPack(file.order.lines, file.available) : []
  const isToPack = file?.order.state === 'PAID'
  const next = isToPack ? nextLine(lines, box.pieces) : undefined
  const after = nextToPack(inLine, round.aside, current)
  const follower = waiting.find((each) => each.number === after)

  const hear = (words: string, isWrong: boolean) => {
    setHeard((before) => ({ words, isWrong, nth: (before?.nth ?? 0) + 1 }))
    if (isWrong && 'vibrate' in navigator) navigator.vibrate(buzz)
  }
  const show = (to: string | undefined) => {
    setHeard(undefined)
    goTo(packAddress({ number: to, numbers }), 'replace')
  }
  const leave = () => {
    if (current === undefined) round.end()
    goTo(addressOf('to-pack', ''))
  }
  const step = (by: 1 | -1) => {
    const to = inLine[current === undefined ? 0 : inLine.indexOf(current) + by]
    if (to === undefined) return
    acts.say('')
    show(to)
  }

  const put = (line: PackLine, pieces: PiecesIn) => {
    box.put(line, pieces)
    acts.say('')
    hear(countedWords(line, pieces), false)
  }
  const takeBack = (line: PackLine) => {
    box.takeBack(line)
    hear(`${line.name}: one taken back.`, false)
  }
  const onScan = (typed: string) => {
    if (!isToPack) return hear(file ? 'This order is not to be packed.' : 'Wait until the order is here.', true)
    const thisYear = new Date().getFullYear()
    const scan = readScan(typed, { lines, pieces: box.pieces, names, thisYear })
    if (scan.kind === 'in') put(scan.line, putIn(scan.line, box.pieces))
    else hear(wrongScanWords(scan), true)
  }
  useScanner(onScan)

  const pack = async () => {
    if (!file || current === undefined) return
    setHeard(undefined)
    const move = file.order.isPickUp ? 'READY' : 'PACK'
    if (!(await acts.move(move, [{ number: current, revision: file.revision }]))) return
    box.forget()
    round.done(current)
    show(after)
  }
  const putAside = async (note: string) => {
    if (current === undefined || !(await acts.note(current, note))) return
    setTroubled(false)
    round.putAside(current)
    show(after)
  }

  const whereNext = after === undefined ? '' : `, next: ${after}`
  const main = ((): Main | undefined => {
    if (current === undefined) return list.asOf && { label: 'Back to the orders', icon: 'arrow', run: leave }
    if (file === undefined) return undefined
    if (next) {
      const label = nextWords(next, lines, box.pieces)
      return { label, icon: 'scan', run: () => put(next, putIn(next, box.pieces)) }
    }
    if (isToPack) {
      const label = `${file?.order.isPickUp ? 'To the counter' : 'Packed'}${whereNext}`
      return { label, icon: 'check', run: () => void pack() }
    }
    if (after === undefined) return { label: 'Back to the orders', icon: 'arrow', run: leave }
    return { label: `Next: ${after}`, icon: 'arrow', run: () => show(after) }
  })()

  const last = lines.find(({ position }) => position === box.last)
  const keys: KeyAct[] = [
    ...(main
      ? [
          { key: 'Enter', label: main.label, run: orFocused(main.run) },
          { key: ' ', label: main.label, isQuiet: true, run: orFocused(main.run) },
        ]
      : []),
    ...(isToPack && last ? [{ key: 'z', label: 'Take one back', run: () => takeBack(last) }] : []),
    ...(isToPack ? [{ key: 'm', label: 'Missing or broken', run: () => setTroubled(true) }] : []),
    { key: 'j', label: 'Next order', run: () => step(1) },
    { key: 'k', label: 'Previous order', run: () => step(-1) },
    { key: 'Escape', label: 'Leave', run: leave },
  ]
  useKeys(keys)

  const done = round.packed.filter((each) => !inLine.includes(each) && each !== current)
  const tiles: TileState[] = [
    ...done.map((): TileState => 'done'),
    ...waiting.map((each) => (each.number === current ? 'now' : round.aside.has(each.number) ? 'aside' : 'to-come')),
  ]
  const nth = tiles.indexOf('now') + 1
  const title =
    current === undefined
      ? done.length > 0
        ? 'All packed'
        : 'Nothing to pack'
      : nth === 0
        ? 'Pack'
        : `Pack ${nth} of ${tiles.length}${list.hasMore ? '+' : ''}`
  const sum = (of: (line: PackLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const trouble = (
    <>
      {list.isUnreachable && (
        <p className={styles.trouble} role="alert">
          We can’t reach the server. {list.asOf && `This is how it was at ${timeWords(list.asOf)}. `}
          {isToPack && 'What you count stays.'}
        </p>
      )}
      {isToPack && box.isOutdated && (
        <p className={styles.trouble} role="alert">
          The order has changed since you counted. Count it as it is now.
        </p>
      )}
    </>
  )
  return (
    <section className={styles.page} aria-label="Packing" data-alone>
      <PackTitle title={list.asOf || current ? title : 'Pack'} tiles={tiles} onLeave={leave} />
      <div className={styles.body}>
        <div className={styles.inner}>
          {current !== undefined && <PackHead number={current} listed={listed} file={file ?? undefined} />}
          {file === null && (
            <p className={styles.none}>There is no order {current}. A digit or its last character may be wrong.</p>
          )}
          {file && (
            <div className={styles.columns}>
              <div>
                {!isToPack && (
                  <p className={styles.over}>{stateWords[stateOf(file.order.state)]}: it is not to be packed.</p>
                )}
                <PackLines
                  lines={lines}
                  pieces={box.pieces}
                  next={next}
                  isOver={!isToPack}
                  onTap={(line) => put(line, tap(line, box.pieces))}
                />
              </div>
              <div className={styles.beside}>
                <PackWords file={file} others={others} />
                {isToPack && (
                  <button type="button" className={styles.missing} onClick={() => setTroubled(true)}>
                    Something is missing or broken
                  </button>
                )}
              </div>
            </div>
          )}
          {current === undefined && list.asOf && (
            <RoundOver
              packed={done.length}
              aside={waiting.filter((each) => round.aside.has(each.number))}
              numbers={numbers}
            />
          )}
        </div>
      </div>
      {main && (
        <PackBar
          heard={heard}
          said={acts.said}
          trouble={trouble}
          icon={main.icon === 'scan' ? <DeskIcon name="scan" /> : <Icon name={main.icon} />}
          label={main.label}
          isBusy={acts.isBusy}
          onPress={main.run}
          next={follower ? `Next: ${follower.number}, ${follower.isPickUp ? 'picked up' : follower.suburb}` : ''}
          count={
            lines.length > 0
              ? `${sum((line) => inBox(line, box.pieces))} of ${sum(({ pieces }) => pieces)} pieces in`
              : ''
          }
        />
      )}
      {isTroubled && current !== undefined && (
        <TroubleSheet
          key={current}
          number={current}
          lines={lines}
          next={next}
          problem={acts.said?.isTrouble ? acts.said.words : undefined}
          isBusy={acts.isBusy}
          onClose={() => setTroubled(false)}
          onDone={(note) => void putAside(note)}
        />
      )}
    </section>
  )
}
