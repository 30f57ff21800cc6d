import { describe, expect, it } from 'vitest'
import { type EditionCode, editionCodes } from '../../../domain/edition/edition-code.ts'
import { allForms } from '../../../domain/forms/all-forms.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'
import { fakeContext } from '../../../domain/forms/good-submissions.fake.ts'
import { sideBySide } from './side-by-side.ts'

const pairsOf = (kind: FormKind, edition: EditionCode): string[] => {
  const fields = allForms[kind].fields(fakeContext(edition))
  return sideBySide(fields).flatMap((place, at) =>
    place === 'second' ? [`${fields[at - 1]?.name} ${fields[at]?.name}`] : [],
  )
}

describe('fields side by side', () => {
  it('puts what is short and belongs together into one row', () => {
    expect(pairsOf('book-a-demo', 'en-au')).toEqual([
      'name email',
      'phone postcode',
      'firstDate secondDate',
      'product dealer',
    ])
    expect(pairsOf('registration', 'en-nz')).toContain('suburb postcode')
    expect(pairsOf('registration', 'en-au')).toContain('suburb state')
  })

  it('never puts three fields into two columns', () => {
    for (const edition of editionCodes)
      for (const { fields } of Object.values(allForms)) {
        const places = sideBySide(fields(fakeContext(edition)))
        for (const [at, place] of places.entries()) if (place === 'second') expect(places[at - 1]).toBe('first')
      }
  })

  it('gives long texts, files, boxes to tick and rows of choices the whole width', () => {
    const fields = allForms.contact.fields(fakeContext('en-au'))
    const wide = sideBySide(fields).flatMap((place, at) => (place === 'wide' ? [fields[at]?.name] : []))
    expect(wide).toEqual(['topic', 'message', 'consent'])
  })
})
