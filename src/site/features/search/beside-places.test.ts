import { expect, it } from 'vitest'
import { besidePlaces } from './beside-places.ts'
import type { GroupName, SearchAnswer } from './find-matches.ts'

const groupOf = (name: GroupName, title: string) => ({
  name,
  matches: [{ entry: { kind: 'page' as const, path: `/${title}/`, title, text: '' }, score: 1, terms: [] }],
})

const answer: SearchAnswer = {
  query: 'dealers in cottesloe',
  corrected: false,
  loose: true,
  total: 3,
  groups: [groupOf('products', 'cable'), groupOf('pages', 'find-a-dealer'), groupOf('dealers', 'pool-room')],
}

it('beside a place there are its dealers before pages, and nothing that merely has some of the words', () => {
  const { groups, total, loose } = besidePlaces(answer)
  expect(groups.map(({ name }) => name)).toEqual(['dealers', 'pages'])
  expect([total, loose]).toEqual([2, false])
})

it('what has all of the words stays', () => {
  const whole = { ...answer, loose: false }
  expect(besidePlaces(whole)).toBe(whole)
})
