import { expect, it } from 'vitest'
import { dealerHeadline } from './dealer-headline.ts'

const plain = (...given: Parameters<typeof dealerHeadline>) => dealerHeadline(...given).replaceAll('\u00a0', ' ')

it.each([
  [{ km: 10, count: 6 }, undefined, 'Six dealers within 10 km of Sutherland'],
  [{ km: 25, count: 3 }, 'repairs', 'Three dealers that repair within 25 km of Sutherland'],
  [{ km: 5, count: 1 }, 'repairs', 'One dealer that repairs within 5 km of Sutherland'],
  [{ km: 10, count: 13 }, 'demo', '13 dealers with a demo within 10 km of Sutherland'],
  [undefined, undefined, 'Nobody within 150 km of Sutherland'],
  [undefined, 'commercial', 'Nobody for public pools within 150 km of Sutherland'],
] as const)('the answer %j for %s is a headline', (reach, service, headline) => {
  expect(plain(reach, 'Sutherland', service)).toBe(headline)
})

it('a name of two words stays on one line', () => {
  expect(dealerHeadline({ km: 5, count: 3 }, 'Port Macquarie', undefined)).toContain('Port\u00a0Macquarie')
})
