import { addDays } from '../../domain/calendar/calendar.ts'
import type { KeyAct } from '../app/keys.ts'
import { type DemoFile, stateOf } from '../operations/demos/demo-answers.ts'
import { type DemoView, thisWeek } from './demo-address.ts'
import { possibleActs } from './possible-acts.ts'

interface Given {
  readonly view: DemoView
  readonly now: Date
  readonly demo: DemoFile | null | undefined
  readonly isCarrying: boolean
  readonly step: (down: number, across: number) => void
  readonly nextRequest: () => void
  readonly carry: () => void
  readonly enter: () => void
  readonly leave: () => void
  readonly choose: (dealer: string) => void
  readonly openSheet: (sheet: 'place' | 'give-up' | 'cancel') => void
  readonly go: (changes: Partial<DemoView>) => void
}

/** What can be done to the request that is open. */
const actKeys = ({ demo, carry, openSheet, choose }: Given): KeyAct[] => {
  if (!demo) return []
  const can = possibleActs(stateOf(demo.state))
  return [
    ...(can.ask ? [{ key: 'm', label: 'Move', run: carry }] : []),
    ...(can.confirm ? [{ key: 'c', label: 'Settle by phone', isQuiet: true, run: () => openSheet('place') }] : []),
    ...(can.giveUp ? [{ key: 'u', label: 'Nobody can come', isQuiet: true, run: () => openSheet('give-up') }] : []),
    ...(can.cancel ? [{ key: 'Delete', label: 'Cancel it', isQuiet: true, run: () => openSheet('cancel') }] : []),
    ...demo.next.map(({ slug, name }, at) => ({
      key: `${at + 1}`,
      label: `Choose ${name}`,
      isQuiet: true,
      run: () => choose(slug),
    })),
  ]
}

/** The keys of the calendar: through it, and what is done there. */
export const demoKeys = (given: Given): KeyAct[] => {
  const { view, now, isCarrying, step, go } = given
  return [
    { key: 'j', label: 'Dealer', run: () => step(1, 0) },
    { key: 'k', label: 'Dealer before', isQuiet: true, run: () => step(-1, 0) },
    { key: 'l', label: 'Day', run: () => step(0, 1) },
    { key: 'h', label: 'Day before', isQuiet: true, run: () => step(0, -1) },
    { key: 'n', label: 'Next request', run: given.nextRequest },
    ...actKeys(given),
    {
      key: 'o',
      label: view.isOpenOnly ? 'All of them' : 'Only unanswered',
      run: () => go({ isOpenOnly: !view.isOpenOnly }),
    },
    { key: 't', label: 'This week', run: () => go({ from: thisWeek(now) }) },
    { key: '[', label: 'A week earlier', isQuiet: true, run: () => go({ from: addDays(view.from, -7) }) },
    { key: ']', label: 'A week later', isQuiet: true, run: () => go({ from: addDays(view.from, 7) }) },
    { key: 'Enter', label: isCarrying ? 'Put it here' : 'Ask', isQuiet: !isCarrying, run: given.enter },
    { key: 'Escape', label: 'Leave it', isQuiet: !isCarrying, run: given.leave },
  ]
}
