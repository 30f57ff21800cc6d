import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editionCodes } from '../../../domain/edition/edition-code.ts'
import { formKinds } from '../../../domain/forms/form-kind.ts'
import { formLetters } from './acknowledgement.ts'

const pageOfForm = {
  contact: 'page-support-contact',
  'book-a-demo': 'page-book-a-demo',
  'become-a-dealer': 'page-support-become-a-dealer',
  registration: 'page-support-registration',
  repair: 'page-support-repairs-and-parts',
  'water-treatment-claim': 'page-water-treatment-claim',
  'job-application': 'page-jobs',
} as const

const read = (name: string): string | undefined => {
  const file = new URL(`../../../../content/pages/${name}.yaml`, import.meta.url)
  return existsSync(file) ? readFileSync(file, 'utf8').toLowerCase() : undefined
}

const cases = editionCodes.flatMap((edition) => formKinds.map((form) => ({ form, edition })))

describe('what an acknowledgement promises', () => {
  it.each(cases)('for $form in $edition is what the page promises', ({ form, edition }) => {
    const { promise, next } = formLetters[form].words[edition]
    const page = edition === 'en-au' ? read(pageOfForm[form]) : read(`${pageOfForm[form]}.${edition}`)
    const said = next.join(' ').toLowerCase()
    expect(said).toContain(promise)
    expect(page ?? '').toContain(promise)
  })

  it.each(cases)(
    'for $form in $edition names no time that the page or the warranty does not name',
    ({ form, edition }) => {
      const { opening, next } = formLetters[form].words[edition]
      const suffix = edition === 'en-au' ? '' : `.${edition}`
      const pages = `${read(`${pageOfForm[form]}${suffix}`)} ${read(`page-warranty${suffix}`)}`
      const times =
        [opening, ...next]
          .join(' ')
          .toLowerCase()
          .match(/\w+ (business|working) days?/g) ?? []
      for (const time of times) expect(pages).toContain(time)
    },
  )

  it.each(cases)('for $form in $edition leads only to pages that the edition has', ({ form, edition }) => {
    const { meanwhile } = formLetters[form].words[edition]
    if (meanwhile === undefined) return
    const page = read(`page-${meanwhile.path.replaceAll('/', '-')}`)
    expect(/^editions: (.*)$/m.exec(page ?? '')?.[1]).toContain(edition)
  })
})
