import { useState } from 'react'
import { nextToPack } from '../../../domain/staff/packing.ts'
import { nextWords } from '../../../domain/staff/packing-words.ts'
import { type KeyAct, useKeys } from '../../app/keys.ts'
import { goTo } from '../../app/route.ts'
import { ask } from '../../ask.ts'
import { askOrdersToPack } from '../../operations/orders/ask-orders-to-pack.ts'
import type { ActedOn } from '../../operations/orders/order-answers.ts'
import { useList } from '../../parts/use-list.ts'
import { useOrderActs } from '../use-order-acts.ts'
import { useOrderFile } from '../use-order-file.ts'
import { addressOf } from '../view-tabs.ts'
import { packAddress, type ToPack } from './pack-address.ts'
import { useBox } from './use-box.ts'
import { useRound } from './use-round.ts'

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

/** The orders that wait, the one that is packed now, and all that can be done with it. */
export const usePacking = ({ number, numbers }: ToPack) => {
  const list = useList(
    `pack ${numbers.join()}`,
    (paging) => ask(askOrdersToPack, { ...(numbers.length > 0 && { numbers: [...numbers] }), ...paging }),
    (page) => page,
  )
  const round = useRound(numbers)
  const [isTroubled, setTroubled] = useState(false)

  const waiting = list.items.filter(({ state }) => state === 'PAID')
  const inLine = waiting.map((each) => each.number)
  const current = number ?? nextToPack(inLine, round.aside, undefined)
  const after = nextToPack(inLine, round.aside, current)
  const listed = waiting.find((each) => each.number === current)
  const [file, showFile] = useOrderFile(current, listed?.revision)

  const acts = useOrderActs((acted: readonly ActedOn[]) => {
    const own = acted.find((each) => each.number === current)?.order
    if (own) showFile(own)
    list.change((item) => {
      const now = acted.find((each) => each.number === item.number)?.order
      return now ? { ...item, revision: now.revision, state: now.order.state } : item
    })
    void list.refresh()
  })
  const box = useBox(current, file, () => acts.say(''))
  const { isToPack, lines, next, pieces } = box

  const show = (to: string | undefined) => {
    box.hush()
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
  const pack = async () => {
    if (!file || current === undefined) return
    box.hush()
    const move = file.order.isPickUp ? 'READY' : 'PACK'
    if (!(await acts.move(move, [{ number: current, revision: file.revision }]))) return
    box.forget()
    round.done(current)
    show(after)
  }
  /** With the note that says why; it stays unpacked. */
  const putAside = async (note: string) => {
    if (current === undefined || !(await acts.note(current, note))) return
    setTroubled(false)
    round.putAside(current)
    show(after)
  }

  const mainNow = (): Main | undefined => {
    const goBack: Main = { label: 'Back to the orders', icon: 'arrow', run: leave }
    if (current === undefined) return list.asOf && goBack
    if (file === undefined) return undefined
    if (next) return { label: nextWords(next, lines, pieces), icon: 'scan', run: () => box.put(next) }
    if (isToPack) {
      const done = file?.order.isPickUp ? 'To the counter' : 'Packed'
      const label = after === undefined ? done : `${done}, next: ${after}`
      return { label, icon: 'check', run: () => void pack() }
    }
    return after === undefined ? goBack : { label: `Next: ${after}`, icon: 'arrow', run: () => show(after) }
  }
  const main = mainNow()

  const keys: KeyAct[] = [
    ...(main
      ? [
          { key: 'Enter', label: main.label, run: orFocused(main.run) },
          { key: ' ', label: main.label, isQuiet: true, run: orFocused(main.run) },
        ]
      : []),
    ...(box.takeBack ? [{ key: 'z', label: 'Take one back', run: box.takeBack }] : []),
    ...(isToPack ? [{ key: 'm', label: 'Missing or broken', run: () => setTroubled(true) }] : []),
    { key: 'j', label: 'Next order', run: () => step(1) },
    { key: 'k', label: 'Previous order', run: () => step(-1) },
    { key: 'Escape', label: 'Leave', run: leave },
  ]
  useKeys(keys)

  return {
    list,
    waiting,
    /** Packed in this round, and not to be packed again. */
    done: round.packed.filter((each) => !inLine.includes(each) && each !== current),
    aside: round.aside,
    current,
    listed,
    follower: waiting.find((each) => each.number === after),
    file,
    box,
    acts,
    main,
    leave,
    isTroubled,
    setTroubled,
    putAside,
  }
}

export type Packing = ReturnType<typeof usePacking>
