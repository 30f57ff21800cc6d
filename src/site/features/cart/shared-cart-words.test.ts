import { expect, it } from 'vitest'
import { sharedTroubles } from './shared-cart-words.ts'

const shared = (changed: object = {}) => ({ lines: [], unreadable: 0, tooMany: 0, ...changed })

it.each([
  [[], shared(), []],
  [['A'], shared(), ['We do not sell A, or not at the moment.']],
  [['A', 'B', 'C', 'D', 'E'], shared(), ['We do not sell A, B, C and 2 more, or not at the moment.']],
  [[], shared({ unreadable: 1 }), ['One part of the link means nothing to us.']],
  [[], shared({ unreadable: 2 }), ['2 parts of the link mean nothing to us.']],
  [[], shared({ tooMany: 4 }), ['The link holds more than a cart does. The rest was left out.']],
])('of %j and %j it says %j', (unknown, link, words) => {
  expect(sharedTroubles(unknown, link)).toEqual(words)
})
