import { describe, expect, it } from 'vitest'
import type { PageEntry } from '../content/types/page.ts'
import type { SectionEntry } from '../content/types/section.ts'
import { contentWith, viewOf } from './edition-content.fake.ts'
import { editorial, templated } from './editorial.ts'
import { sectionEntry, sectionsFor } from './slotted-sections.fake.ts'

const view = viewOf(contentWith({}))

const pageWith = (sectionsCollection: SectionEntry[]): PageEntry => ({
  ...{ sys: { id: 'page' }, slug: 'eco-clear', title: 'EcoClear', sectionsCollection },
  ...{ seoTitle: 'EcoClear', seoDescription: 'EcoClear.' },
})

const hours = sectionEntry({
  ...{ kind: 'features', slot: 'power-hours', heading: 'When the power goes' },
  items: [{ title: 'An ordinary day', value: '9 to 17', on: [9, 17] }],
})

/** The slots of the page, with this in the place of its second. */
const sectionsWith = (section: SectionEntry): SectionEntry[] => sectionsFor('eco-clear').with(1, section)

describe('the words of a page', () => {
  it('come by the names of their slots, whatever their order', () => {
    const { slots } = editorial(view, pageWith(sectionsWith(hours).toReversed()), 'eco-clear')
    expect(slots['power-hours']).toEqual({
      kind: 'features',
      heading: 'When the power goes',
      items: [{ title: 'An ordinary day', value: '9 to 17', on: [9, 17] }],
    })
    expect(slots.january.heading).toBe('january')
  })

  it('keep what an editor adds', () => {
    const quote = sectionEntry({ kind: 'quote', body: 'One dial.', cite: 'Ayesha P.' })
    const more = sectionEntry({ kind: 'features', heading: 'Another list', items: [{ title: 'One' }] })
    const { slots, rest } = editorial(view, pageWith([more, quote, ...sectionsWith(hours)]), 'eco-clear')
    expect(rest).toEqual([
      { kind: 'features', heading: 'Another list', items: [{ title: 'One' }] },
      { kind: 'quote', html: '<p>One dial.</p>', cite: 'Ayesha P.' },
    ])
    expect(slots['power-hours'].heading).toBe('When the power goes')
  })

  it('take several of one name in their order, and go without what an edition does not tell', () => {
    const depths = [0, 0.9].map((depth) => sectionEntry({ kind: 'imageText', slot: 'depth', depth }))
    const own = sectionsFor('dolphin').filter(({ slot }) => slot === 'hero' || slot === 'models')
    const { slots } = editorial(view, pageWith([...depths, ...own]), 'dolphin')
    expect(slots.depth.map(({ depth }) => depth)).toEqual([0, 0.9])
    expect(slots).not.toHaveProperty('hose')
    expect(editorial(view, pageWith(own), 'dolphin').slots.depth).toEqual([])
  })

  it('are refused where a slot is missing, with page, edition, slot and kind', () => {
    const without = sectionsFor('eco-clear').filter(({ slot }) => slot !== 'power-hours')
    expect(() => editorial(view, pageWith(without), 'eco-clear')).toThrow(
      'The page "eco-clear" of en-au has no section with the slot "power-hours" (features), which the page takes.',
    )
  })

  it('are refused where a figure is missing or a slot unknown', () => {
    expect(() =>
      editorial(view, pageWith(sectionsWith({ ...hours, items: [{ title: '9 to 17' }] })), 'eco-clear'),
    ).toThrow('The page "eco-clear" of en-au, section 2: the slot "power-hours" needs on in every item.')
    expect(() => templated(view, pageWith([hours]))).toThrow(
      'nobody takes the slot "power-hours" here; the page takes "hero".',
    )
  })
})
