import { beforeAll, describe, expect, it } from 'vitest'
import type { Content, FieldValues } from '../load/content.ts'
import { describeProblem } from '../load/problem.ts'
import { checkAgreement } from './check-agreement.ts'
import { type Change, complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content

beforeAll(async () => {
  content = await ownContent()
})

const complaints = (id: string, change: Change): string[] => complaintsIn(content, id, change)

const ecoClear = { line: 'line-ecoclear', name: 'EcoClear', what: 'salt', low: 3500, wanted: 4000, high: 5000, bag: 20 }

const specified =
  (group: string, name: string, value: string) =>
  ({ specifications }: FieldValues): FieldValues => {
    const groups = specifications as Record<string, Record<string, string>>
    return { specifications: { ...groups, [group]: { ...groups[group], [name]: value } } }
  }

describe('the catalogue of the site', () => {
  it('agrees with itself', () => {
    expect(checkAgreement(content, 'content').map(describeProblem)).toEqual([])
  })
})

describe('a question that the finder does not understand', () => {
  const choice = (value: string) => ({ value, label: value, said: value })

  it('is pointed out with its answers, missing or unknown', () => {
    const found = complaints('finder-power', () => ({ choices: ['cordless', 'wind'].map(choice) }))
    expect(found).toContainEqual(
      expect.stringMatching(
        /finder-power\.yaml:\d+ choices: offers “wind”; the finder understands cordless, cable, once/,
      ),
    )
    expect(found).toContainEqual(expect.stringMatching(/finder-power\.yaml:\d+ choices: does not offer “cable”/))
  })

  it('is pointed out where an edition goes without it', () => {
    expect(complaints('finder-length', () => ({ editions: ['en-au'] }))).toContainEqual(
      expect.stringMatching(/finder-length\.yaml:\d+ editions: leaves out en-nz/),
    )
  })
})

describe('a catalogue that does not agree', () => {
  it('says where a larger model is weaker or cheaper than a smaller one', () => {
    expect(complaints('dolphin-s300i', specified('Machine', 'Cable', '13 m, swivel'))).toContainEqual(
      expect.stringMatching(
        /^content\/products\/dolphin-s300i\.md:\d+ specifications\.Machine\.Cable: 13 is less than 14, that of Dolphin S 100/,
      ),
    )
    expect(complaints('dolphin-s300i', () => ({ price: 700 }))).toContainEqual(
      expect.stringMatching(
        /^content\/products\/dolphin-s300i\.en-nz\.yaml:1 price: 700 is less than 829, that of Dolphin S 50/,
      ),
    )
  })

  it('says where a cable is shorter than the pool', () => {
    expect(complaints('wave-200-xl', specified('Machine', 'Cable', '45 m'))).toContainEqual(
      expect.stringContaining('45 m does not reach across a pool of 50 m'),
    )
  })

  it('says where the table and the suitability differ', () => {
    const found = [
      ...complaints('dolphin-s50', specified('Pool', 'Pool length', 'Up to 9 m')),
      ...complaints('dolphin-s200', specified('Cleaning', 'Cleans', 'Floor, walls, waterline')),
      ...complaints('dolphin-e10', specified('Pool', 'Surfaces', 'Vinyl, tile')),
    ]
    for (const name of ['Pool length', 'Cleans', 'Surfaces'])
      expect(found).toContainEqual(expect.stringMatching(new RegExp(`\\.${name}: says .*, but suitability says`)))
  })

  it('says where a short text names another figure than the table', () => {
    expect(complaints('dolphin-s300i', specified('Machine', 'Weight', '9.9 kg'))).toContainEqual(
      expect.stringContaining('seoDescription: names 9.5, but the table has a weight of 9.9'),
    )
    expect(complaints('ecoclear-20', specified('Water', 'Pool volume', 'Up to 50,000 L'))).toContainEqual(
      expect.stringContaining('summary: names 55000, but the table has a pool volume of 50000'),
    )
  })

  it('says where a price cannot be right', () => {
    expect(complaints('part-caddy', () => ({ price: 189 }))).toEqual([
      expect.stringContaining('part-caddy.en-nz.yaml:1 price: 189 is 1.00 times the Australian price'),
      expect.stringContaining('part-caddy.en-za.yaml:1 price: 189 is 1.00 times the Australian price'),
    ])
    expect(complaints('niya', () => ({ compareAtPrice: 349 }))).toEqual([
      expect.stringContaining('compareAtPrice: 349 is not more than the price of 349'),
    ])
    expect(complaints('skimmi', () => ({ currency: 'AUD' }))).toEqual([
      expect.stringContaining('skimmi.en-nz.yaml:2 currency: is AUD, but the edition sells in NZD'),
    ])
  })

  it('says where a model and a part do not name each other', () => {
    expect(complaints('niya', () => ({ parts: ['part-caddy', 'skimmi'] }))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/niya\.md:\d+ parts: lists part-caddy, which says it fits S 100/),
        expect.stringMatching(/niya\.md:\d+ parts: lists skimmi, which is not a part/),
        expect.stringMatching(/part-fine-filter-niya\.md:\d+ productLine: no product that is sold here lists it/),
      ]),
    )
    expect(complaints('part-remote', specified('Part', 'Fits', 'M 400, M 600, Wave 120, Wave 200 XL'))).toContainEqual(
      expect.stringMatching(
        /part-remote\.md:\d+ specifications\.Part\.Fits: names M 400, but dolphin-m400 does not list it/,
      ),
    )
  })

  it('says where questions or specifications are missing', () => {
    expect(complaints('pump-vs-20', () => ({ faqs: [] })).length).toBe(0)
    expect(complaints('faq-pump-hours', () => ({ editions: [] }))).toContainEqual(
      expect.stringMatching(/pump-vs-20\.md:\d+ faqs: has 1 of the 2 questions it needs/),
    )
    expect(complaints('pump-vs-20', () => ({ specifications: { Pump: { Kind: 'Pump' } } }))).toContainEqual(
      expect.stringMatching(/pump-vs-20\.md:\d+ specifications: has 1 of the 3 groups it needs/),
    )
  })

  it('says where years of warranty differ from what is promised', () => {
    expect(complaints('part-power-supply-s', () => ({ warrantyYears: 1 }))).toEqual([
      expect.stringMatching(/part-power-supply-s\.md:\d+ features: promises 2 years, but warrantyYears is 1/),
    ])
    expect(complaints('dolphin-m600', () => ({ warrantyYears: 5 }))).toEqual([
      expect.stringMatching(
        /page-warranty\.en-nz\.yaml:\d+ sections: “Robots” promises 2 to 4 years, but .* 2 to 5 years/,
      ),
      expect.stringMatching(/page-warranty\.en-za\.yaml:\d+ sections: “Dolphin robots” promises 2 to 3 years/),
      expect.stringMatching(/page-warranty\.yaml:\d+ sections: “Robots” promises 2 to 4 years/),
    ])
  })

  it('says where the calculators want other levels of salt or minerals than the products', () => {
    expect(complaints('ecoclear-20', specified('Water', 'Salt level', '3.2 to 5 g/L'))).toEqual([
      expect.stringMatching(
        /pool-figures-en-au\.yaml:\d+ treatments\.0\.low: is 3500, but EcoClear 20 has a salt level of 3\.2 to 5 g\/L, which is 3200/,
      ),
      expect.stringMatching(/pool-figures-en-za\.yaml:\d+ treatments\.0\.low: is 3500/),
    ])
    expect(complaints('mineral-swim-25', specified('Water', 'Mineral level', '4.5 g/L'))).toEqual([
      expect.stringMatching(/treatments\.2\.wanted: is 4000, but Mineral Swim 25 has a mineral level of 4\.5 g\/L/),
    ])
    expect(complaints('pool-figures-en-nz', () => ({ treatments: [ecoClear] }))).toEqual([
      expect.stringMatching(/treatments\.0\.line: no product of line-ecoclear that is sold in en-nz names a level/),
    ])
  })

  it('says where a dealer carries what its edition does not sell, or offers a service without its products', () => {
    expect(complaints('dealer-takapuna-pool-and-spa', () => ({ lines: ['line-dolphin', 'line-niya'] }))).toContainEqual(
      expect.stringMatching(
        /^content\/dealers\/dealer-takapuna-pool-and-spa\.yaml:\d+ lines: Niya is not sold in en-nz/,
      ),
    )
    expect(complaints('dealer-corio-bay-pools', () => ({ lines: ['line-dolphin'] }))).toContainEqual(
      expect.stringMatching(/services: offers water-treatment without carrying a line of water treatment/),
    )
  })

  it('says where a dealer that offers demos cannot be written to', () => {
    for (const email of [null, 'demo@corio,bay.example'])
      expect(complaints('dealer-corio-bay-pools', () => ({ services: ['demo'], email }))).toEqual([
        expect.stringMatching(
          /^content\/dealers\/dealer-corio-bay-pools\.yaml:\d+ services: offers demo without an email address/,
        ),
      ])
    expect(complaints('dealer-corio-bay-pools', () => ({ services: ['sales'], email: null }))).toEqual([])
  })
})
