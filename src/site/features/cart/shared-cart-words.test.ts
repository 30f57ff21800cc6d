import { expect, it } from 'vitest'
import { sharedTroubles } from './shared-cart-words.ts'

const shared = (changed: object = {}) => ({ lines: [], unreadable: 0, tooMany: 0, ...changed })

it.each([
  [[], shared(), []],
  [['A'], shared(), ['We don’t sell A, at least not now.']],
  [['A', 'B', 'C', 'D', 'E'], shared(), ['We don’t sell A, B, C and 2 more, at least not now.']],
  [[], shared({ unreadable: 1 }), ['We couldn’t read one part of the link.']],
  [[], shared({ unreadable: 2 }), ['We couldn’t read 2 parts of the link.']],
  [[], shared({ tooMany: 4 }), ['The link has more than a cart holds. We left out the rest.']],
])('of %j and %j it says %j', (unknown, link, words) => {
  expect(sharedTroubles(unknown, link)).toEqual(words)
})
