import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DemoStanding, daysOf } from './demo-standing.ts'
import { demoStates } from './demo-state.ts'
import {
  type DemoActor,
  type DemoEvent,
  demoEvents,
  demoTransitions,
  mayHappen,
  whoMustAct,
} from './demo-transitions.ts'

const actors = ['dealer', 'visitor', 'staff', 'job'] as const satisfies DemoActor[]
const wishes = ['2026-11-26', '2026-11-28']
const dealers = ['near', 'far', 'farther']
const answerBy = new Date('2026-11-18T06:00:00Z')

/** What somebody does next, and how it falls out. */
interface Move {
  readonly event: DemoEvent
  readonly by: DemoActor
  /** Which dealer is next; none, where nobody is left. */
  readonly next: number
  /** Whether that one is free on each of the days. */
  readonly free: readonly boolean[]
  readonly day: string
}

const move = fc.record<Move>({
  event: fc.constantFrom(...demoEvents),
  by: fc.constantFrom(...actors),
  next: fc.integer({ min: 0, max: dealers.length }),
  free: fc.tuple(fc.boolean(), fc.boolean()),
  day: fc.constantFrom(...wishes, '2026-11-30'),
})

/** The same as the database does, in small. */
const after = (before: DemoStanding, { event, by, next, free, day }: Move): DemoStanding => {
  if (!mayHappen(event, by, before.state)) return before
  const dealer = dealers[next]
  const current = 'dealer' in before ? before.dealer : undefined
  const time = { day, time: '10:00', minutes: 30 }
  const handedOn: DemoStanding =
    dealer === undefined || (event === 'run-out' && before.state === 'proposed')
      ? { state: 'with-staff' }
      : { state: 'asked', dealer, days: wishes.filter((_, at) => free[at]), answerBy }
  switch (event) {
    case 'accept':
    case 'take-proposal':
      return current === undefined ? before : { state: 'accepted', dealer: current, time }
    case 'confirm':
      return { state: 'accepted', dealer: dealer ?? current ?? 'near', time }
    case 'propose':
      return current === undefined ? before : { state: 'proposed', dealer: current, time, answerBy }
    case 'ask':
      return { state: 'asked', dealer: dealer ?? 'near', days: wishes.filter((_, at) => free[at]), answerBy }
    case 'cancel':
      return { state: 'cancelled', dealer: current }
    case 'give-up':
      return { state: 'unplaced', dealer: current }
    case 'decline':
    case 'refuse-proposal':
    case 'change':
    case 'run-out':
    case 'lose-dealer':
      return handedOn
  }
}

describe('a request for a demo, whatever happens in whatever order', () => {
  it('has a day taken only by whoever is asked or comes, and always somebody who must act until it is settled', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let standing: DemoStanding = { state: 'asked', dealer: 'near', days: wishes, answerBy }
        for (const each of moves) {
          const before: DemoStanding = standing
          standing = after(before, each)
          if (standing !== before) expect(demoTransitions[each.event].to).toContain(standing.state)
          const taken = daysOf(standing, wishes).filter(({ state }) => state !== 'declined')
          const holder = 'dealer' in standing ? standing.dealer : undefined
          expect(taken.every(({ dealer }) => dealer === holder)).toBe(true)
          const most = { asked: 2, proposed: 1, accepted: 1, 'with-staff': 0, unplaced: 0, cancelled: 0 }
          expect(taken.length).toBeLessThanOrEqual(most[standing.state])
          if (standing.state === 'accepted') expect(taken).toMatchObject([{ state: 'confirmed', half: 'morning' }])
          const isSettled = ['accepted', 'unplaced', 'cancelled'].includes(standing.state)
          expect(whoMustAct(standing.state) === undefined).toBe(isSettled)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('can always be taken further by whoever must act, and by the job where they don’t', () => {
    for (const state of demoStates) {
      const who = whoMustAct(state)
      if (who === undefined) continue
      expect(
        demoEvents.some((event) => mayHappen(event, who, state)),
        state,
      ).toBe(true)
      if (who !== 'staff') expect(mayHappen('run-out', 'job', state), state).toBe(true)
    }
  })

  it('is never taken further by somebody else', () => {
    expect(mayHappen('accept', 'visitor', 'asked')).toBe(false)
    expect(mayHappen('take-proposal', 'dealer', 'proposed')).toBe(false)
    expect(mayHappen('give-up', 'visitor', 'asked')).toBe(false)
    for (const event of demoEvents) expect(mayHappen(event, 'staff', 'cancelled'), event).toBe(false)
    for (const by of actors) expect(mayHappen('accept', by, 'accepted')).toBe(false)
  })
})
