import { beforeAll, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

it('no sentence stands in two entries of an edition', () => {
  const body = 'There’s air in it. Hold it under the surface by the handle, nose down, and roll it.\n\nIt’s light.'
  const summary = 'New. Hold it under the surface by the handle, nose down, and roll it.'
  expect(complaintsIn(content, 'dolphin-e10', () => ({ body, summary }))).toEqual([])
  const doubled =
    'Cables remember how they were stored. [Replace panels](/en-au/) once **rinsing** no longer brings the colour back, usually after three seasons.'
  expect(complaintsIn(content, 'dolphin-e10', () => ({ body: doubled }))).toEqual([
    expect.stringMatching(/says “Cables remember how they were stored\.”, which \S+ says too$/),
    expect.stringMatching(/says “Replace panels once rinsing .* three seasons\.”, which \S+ says too$/),
  ])
})

it('opening hours and a few words may come again', () => {
  const body =
    'Phone and email. Monday to Friday 8 am to 6 pm, Saturday 9 am to 1 pm, Sydney time. Run the pump for a day.'
  expect(complaintsIn(content, 'dolphin-e10', () => ({ body }))).toEqual([])
})
