import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Problem } from '../../../domain/forms/form-definition.ts'
import { type FormAction, type FormState, reduceForm, untouchedForm } from './form-state.ts'
import { isRunning, uploadIds } from './upload-list.ts'

const check = ({ values }: FormState): Problem[] =>
  values.name === '' || values.name === undefined ? [{ field: 'name', message: 'Enter your name.' }] : []

const number = fc.integer({ min: 1, max: 3 })

const action: fc.Arbitrary<FormAction> = fc.oneof(
  fc.record({
    type: fc.constant('typed' as const),
    name: fc.constantFrom('name', 'phone'),
    text: fc.constantFrom('', 'a', 'b'),
  }),
  { arbitrary: fc.constant<FormAction>({ type: 'submitted' }), weight: 6 },
  fc.record({
    type: fc.constant('upload-started' as const),
    number,
    field: fc.constant('photos'),
    name: fc.constant('a.jpg'),
  }),
  fc.record({
    type: fc.constant('upload-settled' as const),
    number,
    result: fc.constantFrom({ state: 'stored' as const, id: 'x' }, { state: 'interrupted' as const }),
  }),
  fc.record({ type: fc.constant('upload-removed' as const), number }),
)

/** What may become of a form that is being sent; to anything else it is closed then. */
const answer: fc.Arbitrary<FormAction> = fc.constantFrom<FormAction>(
  { type: 'unreachable', offline: false },
  { type: 'checking' },
  { type: 'answered', result: { state: 'unavailable' } },
  { type: 'answered', result: { state: 'taken-for-a-bot' } },
  { type: 'answered', result: { state: 'too-many', retryAfterSeconds: 60 } },
  { type: 'answered', result: { state: 'refused', problems: [{ field: 'phone', message: 'Enter another.' }] } },
)

it('never sends two things under one key that the server may have taken, nor anything unfinished', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(action, answer), { minLength: 10, maxLength: 60, size: 'max' }), (steps) => {
      let state: FormState = { ...untouchedForm, key: 'k0', openedAt: 'now' }
      let keys = 0
      const maybeTaken = new Map<string, string>()
      for (const [act, reply] of steps) {
        const isSending = state.phase.name === 'sending'
        // A check is asked for in place of taking it.
        const isRefusal =
          reply.type === 'checking' ||
          (reply.type === 'answered' && ['too-many', 'refused', 'taken-for-a-bot'].includes(reply.result.state))
        if (isSending && !isRefusal) maybeTaken.set(state.key, JSON.stringify([state.values, uploadIds(state.uploads)]))
        state = reduceForm(state, isSending ? reply : act, check)
        if (state.key === '') {
          keys += 1
          state = reduceForm(state, { type: 'keyed', key: `k${keys}` }, check)
        }
        if (state.phase.name !== 'sending') continue
        expect(check(state)).toEqual([])
        expect(state.uploads.some(isRunning)).toBe(false)
        const content = JSON.stringify([state.values, uploadIds(state.uploads)])
        expect(maybeTaken.get(state.key) ?? content).toBe(content)
      }
    }),
  )
})

it('never loses what was typed, whatever else happens', () => {
  const others = fc.oneof(
    action.filter(({ type }) => type !== 'typed'),
    answer,
  )
  fc.assert(
    fc.property(fc.array(others), (actions) => {
      const values = { name: 'Nomsa', phone: '082' }
      const end = actions.reduce<FormState>((state, each) => reduceForm(state, each, check), {
        ...untouchedForm,
        values,
      })
      expect(end.values).toEqual(values)
    }),
  )
})
