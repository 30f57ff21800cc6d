import { describe, expect, it, vi } from 'vitest'
import { type CardForm, type CardMethod, cardFieldsMissing, type MadeMethod } from './card-form.ts'
import { takeCard } from './take-card.ts'

const kept: CardMethod = { id: 'pm_kept', card: { brand: 'visa', last4: '4242' } }
const typed: CardMethod = { id: 'pm_typed', card: { brand: 'visa', last4: '3155' } }

const formThatAnswers = (made: MadeMethod): CardForm => ({ createMethod: async () => made })
const nobodyElse = async () => undefined
const anotherTab = async () => kept

describe('the card to go on with', () => {
  it('is the one that the gateway has', async () => {
    const createMethod = vi.fn()
    const taken = await takeCard({ kept, form: { createMethod }, name: 'Priya', keptMeanwhile: nobodyElse })
    expect(taken).toEqual({ ok: true, method: kept })
    expect(createMethod).not.toHaveBeenCalled()
  })

  it('is the one in the fields', async () => {
    const form = formThatAnswers({ ok: true, method: typed })
    expect(await takeCard({ kept: undefined, form, name: 'Priya', keptMeanwhile: anotherTab })).toEqual({
      ok: true,
      method: typed,
    })
  })

  it.each([
    ['before they were asked', undefined],
    ['while they were asked', formThatAnswers({ ok: false, message: cardFieldsMissing })],
  ])('is that of another tab, for which the fields went away %s', async (_, form) => {
    expect(await takeCard({ kept: undefined, form, name: 'Priya', keptMeanwhile: anotherTab })).toEqual({
      ok: true,
      method: kept,
    })
  })

  it.each([
    ['there are no fields', undefined, cardFieldsMissing],
    ['the fields say so themselves', formThatAnswers({ ok: false, message: '' }), ''],
    [
      'the card is refused',
      formThatAnswers({ ok: false, message: 'Your card was declined.' }),
      'Your card was declined.',
    ],
  ])('is missing, and it says why, where %s', async (_, form, message) => {
    const taken = await takeCard({ kept: undefined, form, name: 'Priya', keptMeanwhile: nobodyElse })
    expect(taken).toEqual({ ok: false, message })
  })
})
