import { beforeAll, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

it('a filter is due at the same pressure everywhere', () => {
  expect(complaintsIn(content, 'step-cloudy-filter', () => ({ body: 'At 40 kPa above clean, it’s due.' }))).toEqual([
    expect.stringMatching(/step-cloudy-filter\.yaml:\d+ body: says 40 for .* kPa, and elsewhere it is 50$/),
  ])
})

it('a backwash takes the same water everywhere', () => {
  const features = [{ title: 'Rinse', text: 'A hose and about 40 litres do what a backwash needs 400 for.' }]
  expect(complaintsIn(content, 'cartridge-filter-200', () => ({ features }))).toEqual([
    expect.stringMatching(/features: says 400 for what a backwash takes, in litres, and elsewhere it is 900$/),
  ])
})
