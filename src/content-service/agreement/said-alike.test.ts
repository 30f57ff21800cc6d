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

it('a heat pump and a service cost the same everywhere', () => {
  expect(complaintsIn(content, 'heat-pump-13', () => ({ body: 'Four hours a day in October, for A$1.80.' }))).toEqual([
    expect.stringMatching(/body: says 1\.8 for what a Heat 13 spends .*, and elsewhere it is 2\.7$/),
  ])
  expect(complaintsIn(content, 'post-winter-service-2026', () => ({ summary: 'A service takes five days.' }))).toEqual([
    expect.stringMatching(/summary: says 5 for how many days a winter service takes, and elsewhere it is 2$/),
  ])
})
