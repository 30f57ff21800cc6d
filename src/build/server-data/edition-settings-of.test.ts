import { beforeAll, describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { allForms } from '../../domain/forms/all-forms.ts'
import { type EditionSettings, formContext, readEditionSettings } from '../../domain/forms/edition-settings.ts'
import type { FormChoices } from '../../domain/forms/form-definition.ts'
import { type FormKind, formKinds } from '../../domain/forms/form-kind.ts'
import { goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { parseForm } from '../../domain/forms/parse-form.ts'
import { readOwnContent } from '../content/site-content.fake.ts'
import { contentWith, dealerEntry, lineEntry, productEntry } from '../view/edition-content.fake.ts'
import { editionSettingsOf } from './edition-settings-of.ts'

describe('what the server is told of an edition', () => {
  it('has its products by line, dealers and topics, and no parts', () => {
    const content = contentWith({
      productLines: [
        lineEntry(),
        lineEntry({ sys: { id: 'line-water' }, name: 'EcoClear', family: 'water' }),
        lineEntry({ sys: { id: 'line-parts' }, family: 'part' }),
      ],
      products: [
        productEntry(),
        productEntry({ slug: 'ecoclear-30', name: 'EcoClear 30', productLine: 'line-water', warrantyYears: 4 }),
        productEntry({ slug: 'brush', productLine: 'line-parts' }),
        productEntry({ slug: 'gone', active: false }),
      ],
      dealers: [dealerEntry()],
    })
    const { choices, facts } = editionSettingsOf(content, { publicUrl: 'https://pools.example' })
    expect(choices.products).toEqual([
      {
        value: 'dolphin-s300i',
        label: 'Dolphin S 300i',
        group: 'Dolphin',
        warrantyYears: 3,
        waterTreatment: false,
        traits: [],
      },
      {
        value: 'ecoclear-30',
        label: 'EcoClear 30',
        group: 'EcoClear',
        warrantyYears: 4,
        waterTreatment: true,
        traits: [],
      },
    ])
    expect(choices.dealers).toEqual([
      { value: 'hunter-pool-works', label: 'Hunter Pool Works, Broadmeadow', group: 'NSW', demo: true },
    ])
    expect(choices.topics[0]).toEqual({ value: 'order', label: 'An order' })
    expect(facts).toMatchObject({ brandName: 'Poolwright', siteUrl: 'https://pools.example', code: 'en-au' })
  })
})

/** Nobody can claim for what is not sold here, or apply where nobody is looked for. */
const isOffered = (form: FormKind, { products, positions }: FormChoices): boolean => {
  if (form === 'water-treatment-claim') return products.some(({ waterTreatment }) => waterTreatment)
  return form !== 'job-application' || positions.length > 0
}

describe('the settings of the site’s own editions', () => {
  it('has a letterbox for each form of Australia', () => {
    expect(settingsOf('en-au').facts.letterboxes).toEqual({
      contact: 'help@poolwright.example',
      'book-a-demo': 'help@poolwright.example',
      'become-a-dealer': 'dealers@poolwright.example',
      registration: 'help@poolwright.example',
      repair: 'repairs@poolwright.example',
      'water-treatment-claim': 'claims@poolwright.example',
      'job-application': 'jobs@poolwright.example',
    })
  })

  it('has the forms of its own pages', () => {
    expect(new Set(settingsOf('en-au').facts.forms)).toEqual(new Set(formKinds))
    for (const edition of ['en-nz', 'en-za']) {
      const others = formKinds.filter((form) => form !== 'water-treatment-claim' && form !== 'job-application')
      expect(new Set(settingsOf(edition).facts.forms)).toEqual(new Set(others))
    }
  })

  let all: EditionSettings[]
  beforeAll(async () => {
    all = (await readOwnContent()).map((content) => editionSettingsOf(content, { publicUrl: 'https://pools.example' }))
  })

  const settingsOf = (edition: string): EditionSettings => {
    const settings = all.find(({ facts }) => facts.code === edition)
    if (settings === undefined) throw new Error(`There is no edition ${edition}`)
    return settings
  }

  it.each(editionCodes)('of %s is read back as it was written', (edition) => {
    expect(readEditionSettings(JSON.parse(JSON.stringify(settingsOf(edition))))).toEqual(settingsOf(edition))
  })

  it.each(editionCodes.flatMap((edition) => formKinds.map((form) => [form, edition] as const)))(
    'takes a good %s of %s, where it is offered',
    (form, edition) => {
      const context = formContext(settingsOf(edition), new Date('2026-11-15T12:00:00Z'))
      const parsed = parseForm(allForms[form], goodSubmission(form, context), context)
      expect(parsed.ok).toBe(isOffered(form, context.choices))
    },
  )

  it('knows the day of the edition, not the server’s', () => {
    const evening = new Date('2026-11-15T14:30:00Z')
    expect(formContext(settingsOf('en-nz'), evening).today).toBe('2026-11-16')
    expect(formContext(settingsOf('en-za'), evening).today).toBe('2026-11-15')
  })
})
