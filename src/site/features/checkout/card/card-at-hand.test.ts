import { expect, it } from 'vitest'
import { cardAtHand } from './card-at-hand.ts'

const visa = { brand: 'Visa', last4: '4242' }
const kept = { ...visa, owner: 'priya' }

it.each([
  ['one that was typed in is for whoever is here', visa, '', visa],
  ['one that is kept is for its owner', kept, 'priya', kept],
  ['not for somebody else', kept, 'sam', undefined],
  ['nor for a guest', kept, '', undefined],
])('of the cards that the gateway has %s', (_, card, subject, expected) => {
  expect(cardAtHand('pm_1', card, subject)?.card).toEqual(expected)
})

it('a card is at hand only where the gateway has one', () => {
  expect(cardAtHand(null, visa, '')).toBeUndefined()
  expect(cardAtHand('pm_1', undefined, '')).toBeUndefined()
})
