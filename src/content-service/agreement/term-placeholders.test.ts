import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { type Change, complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
let sections: string[]
beforeAll(async () => {
  content = await ownContent()
  sections = content.entries.get('page-shipping-and-returns')?.fields['en-AU'].sections as string[]
})

const complaints = (id: string, change: Change): string[] => complaintsIn(content, id, change)

describe('the page of all terms', () => {
  it('leaves none out', () => {
    expect(complaints(sections[0] ?? '', () => ({ body: 'We pack.' }))).toEqual([
      expect.stringMatching(/^content\/pages\/page-shipping-and-returns\.yaml:\d+ sections: does not say \{cutOff\}$/),
    ])
  })

  it('types none', () => {
    const body = 'Paid before {cutOff}. A$9.95 and 30 days.'
    expect(complaints(sections[0] ?? '', () => ({ body }))).toEqual([
      expect.stringMatching(/page-shipping-and-returns\.yaml:10 sections\.0\.body: has “\$9\.95” typed out/),
      expect.stringMatching(/sections\.0\.body: has “30 days” typed out/),
    ])
  })
})

describe('a term', () => {
  it('is one that there is, in every page and answer', () => {
    expect(complaints(sections[0] ?? '', () => ({ body: '{cutOff} {cutof}' }))).toEqual([
      expect.stringContaining('sections.0.body: names {cutof}, which there is not'),
    ])
    expect(complaints('faq-returns', () => ({ answer: '{ReturnDay}' }))).toEqual([
      expect.stringMatching(/faq-returns\.md:\d+ body: names \{returnDay\}, which there is not/),
    ])
  })

  it('is not named where there is no shop', () => {
    expect(complaints('faq-returns', () => ({ editions: ['en-au', 'en-nz'] }))).toEqual(
      expect.arrayContaining([expect.stringContaining('names {returnDays}, which there is not')]),
    )
  })

  it('has one value where pages name one', () => {
    expect(complaints('shipping-bulky', () => ({ freeFrom: 999 }))).toEqual([
      expect.stringContaining('shipping-bulky.yaml:5 freeFrom: is 999, but shipping-parcel has 499'),
      expect.stringContaining('shipping-parcel.yaml:5 freeFrom: is 499, but shipping-bulky has 999'),
      expect.stringContaining('shipping-satchel.yaml:5 freeFrom: is 499, but shipping-bulky has 999'),
    ])
  })
})
