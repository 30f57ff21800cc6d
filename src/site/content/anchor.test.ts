import { expect, it } from 'vitest'
import { anchorOf } from './anchor.ts'

it.each([
  ['What is not covered', 'what-is-not-covered'],
  ['Your rights under the Act, 1993', 'your-rights-under-the-act-1993'],
  ['Whangārei’s pools?', 'whangareis-pools'],
])('%s is linked to as #%s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor)
})
