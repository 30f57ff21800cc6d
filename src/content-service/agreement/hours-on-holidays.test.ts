import { beforeAll, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

const pointedOut = [expect.stringMatching(/names hours of the week, but not public holidays$/)]

it('hours that say nothing of public holidays are pointed out', () => {
  const hours = 'Monday to Friday 8 am to 5 pm, Saturday 8.30 am to noon'
  expect(complaintsIn(content, 'en-za', () => ({ hours }))).toEqual(pointedOut)
  expect(complaintsIn(content, 'en-za', () => ({ hours: `${hours}, except public holidays` }))).toEqual([])
})

it.each(['Ring on weekdays from 8 am to 5 pm.', 'The counter is open on Saturdays, 9 am to 1 pm.'])(
  'also in an answer: %s',
  (answer) => {
    expect(complaintsIn(content, 'faq-pick-up', () => ({ answer }))).toEqual(pointedOut)
  },
)

it('a moment is no opening hours', () => {
  const answer = 'The courier leaves at 1 pm. On Saturday the robot is with you.'
  expect(complaintsIn(content, 'faq-pick-up', () => ({ answer }))).toEqual([])
})
