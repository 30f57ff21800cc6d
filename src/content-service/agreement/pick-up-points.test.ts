import { beforeAll, describe, expect, it } from 'vitest'
import type { Content, FieldValues } from '../load/content.ts'
import { type Change, complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

const complaints = (id: string, change: Change): string[] => complaintsIn(content, id, change)
const open =
  (day: string, span: string) =>
  ({ hours }: FieldValues) => ({ hours: { ...(hours as object), [day]: span } })

describe('a pick-up point that does not agree', () => {
  it('is pointed out where it is open when nobody is there', () => {
    const found = complaints('pick-up-kirrawee', open('fri', '08:00-18:30'))
    expect(found).toContainEqual(
      expect.stringMatching(
        /^content\/pick-up-points\/pick-up-kirrawee\.yaml:\d+ hours\.fri: 08:00-18:30 is not within the hours of the edition, 08:00-18:00$/,
      ),
    )
    expect(complaints('pick-up-kirrawee', open('sun', '09:00-12:00'))).toContainEqual(
      expect.stringContaining('hours.sun: 09:00-12:00 is not within the hours of the edition, closed'),
    )
  })

  it('is pointed out with each page and answer that says other hours', () => {
    expect(complaints('pick-up-kirrawee', open('fri', '08:00-17:00'))).toEqual([
      expect.stringMatching(
        /^content\/faqs\/faq-pick-up\.md:\d+ body: says that 41 Bath Road is open on fri 08:00-16:30, but pick-up-kirrawee says 08:00-17:00$/,
      ),
      expect.stringMatching(/^content\/pages\/page-support-contact\.yaml:\d+ sections\.2\.items\.2: says that 41 Bath/),
    ])
  })
})

describe('a shop', () => {
  it('has a pick-up point and terms', () => {
    expect(complaints('pick-up-kirrawee', () => ({ editions: ['en-nz'] }))).toEqual([
      'content/editions/en-au.yaml:6 shop: has no pick-up point',
    ])
    expect(complaints('shop-terms-en-au', () => ({ editions: ['en-nz'] }))).toContain(
      'content/editions/en-au.yaml:6 shop: has no shop terms',
    )
  })
})
