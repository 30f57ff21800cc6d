import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { type Change, complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content

beforeAll(async () => {
  content = await ownContent()
})

const complaints = (id: string, change: Change): string[] => complaintsIn(content, id, change)

/** The id of the section in a slot, of the file that an edition replaces sections with if one is named. */
const sectionIn = (page: string, slot: string, edition = ''): string => {
  const [id = ''] =
    [...content.entries].find(
      ([key, { fields }]) =>
        key.startsWith(`${page}-sections-`) &&
        key.endsWith(edition) &&
        (edition !== '' || /\d$/.test(key)) &&
        fields['en-AU'].slot === slot,
    ) ?? []
  return id
}

describe('a page that lacks a section', () => {
  it('is pointed out with its edition, the slot and the kind', () => {
    expect(
      complaints(sectionIn('page-eco-clear', 'power-hours'), () => ({ slot: null, items: [{ title: 'A' }] })),
    ).toEqual([
      expect.stringMatching(
        /page-eco-clear\.yaml:\d+ sections: has no section with the slot "power-hours" \(features\), which the page takes in en-za/,
      ),
    ])
  })

  it('is pointed out in the file that replaces the sections for an edition', () => {
    expect(complaints(sectionIn('page-home', 'facts', 'en-nz'), () => ({ slot: null }))).toEqual([
      expect.stringMatching(/page-home\.en-nz\.yaml:\d+ sections: has no section with the slot "facts" .* in en-nz/),
    ])
  })

  it('may be of an edition that tells another story', () => {
    expect(complaints(sectionIn('page-about-us', 'beginning', 'en-nz'), () => ({ slot: null }))).toEqual([])
  })
})

describe('a section in a slot', () => {
  it('is of the kind that the slot takes', () => {
    expect(complaints(sectionIn('page-eco-clear', 'scale'), () => ({ kind: 'features' }))).toEqual([
      expect.stringMatching(/page-eco-clear\.yaml:\d+ sections\.2: the slot "scale" takes .* kind steps, not features/),
    ])
  })

  it('is taken by a page', () => {
    expect(complaints(sectionIn('page-eco-clear', 'hero'), () => ({ slot: 'opening' }))).toContainEqual(
      expect.stringMatching(
        /page-eco-clear\.yaml:\d+ sections\.0: nobody takes the slot "opening" here; the page takes "hero"/,
      ),
    )
    expect(complaints('line-niya-story-1', () => ({ slot: 'hero' }))).toEqual([
      expect.stringMatching(/line-niya\.yaml:\d+ story\.0: nobody takes the slot "hero" here/),
    ])
  })

  it('is there once', () => {
    expect(complaints(sectionIn('page-eco-clear', 'january'), () => ({ slot: 'power-hours' }))).toContainEqual(
      expect.stringMatching(/sections\.3: the slot "power-hours" is taken by another section/),
    )
  })

  it('has the figures that are drawn', () => {
    const items = [{ title: 'Week one', value: '80 %' }]
    expect(complaints(sectionIn('page-eco-clear', 'january'), () => ({ items }))).toEqual([
      expect.stringMatching(/sections\.3: the slot "january" needs percent in every item/),
    ])
  })
})

describe('a field that nobody reads', () => {
  it('is pointed out in a section of a kind that has none', () => {
    expect(complaints(sectionIn('page-eco-clear', 'litres'), () => ({ cite: 'A dealer' }))).toEqual([
      expect.stringMatching(/sections\.4: a section of the kind text has no cite: nobody would read it/),
    ])
  })

  it('is pointed out among the figures of items', () => {
    expect(complaints(sectionIn('page-eco-clear', 'scale'), () => ({ items: [{ title: 'A', lanes: 4 }] }))).toEqual([
      expect.stringMatching(/sections\.2: the slot "scale" has items with lanes, which nobody reads there/),
    ])
  })
})

it('misses what a section of a kind cannot do without', () => {
  expect(complaints(sectionIn('page-eco-clear', 'scale'), () => ({ items: null }))).toEqual([
    expect.stringMatching(/sections\.2: a section of the kind steps needs items/),
  ])
})
