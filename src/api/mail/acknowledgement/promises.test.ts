import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editionCodes } from '../../../domain/edition/edition-code.ts'
import { wordsIn } from '../../../domain/edition/edition-words.ts'
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

const wordsOf = ({ form, edition }: (typeof cases)[number]) => wordsIn(formLetters[form].words, edition)
const pageOf = ({ form, edition }: (typeof cases)[number]): string | undefined =>
  read(edition === 'en-au' ? pageOfForm[form] : `${pageOfForm[form]}.${edition}`)
const editionsOf = (page: string | undefined): string => /^editions: (.*)$/m.exec(page ?? '')?.[1] ?? 'all'

describe('what an acknowledgement promises', () => {
  it.each(cases.filter((each) => wordsOf(each).promise !== ''))(
    'for $form in $edition is what the page promises',
    (each) => {
      const { promise, next } = wordsOf(each)
      expect(next.join(' ').toLowerCase()).toContain(promise)
      expect(pageOf(each)).toContain(promise)
    },
  )

  it.each(cases.filter((each) => wordsOf(each).promise === ''))(
    'for $form in $edition is nothing, where no page promises anything',
    (each) => {
      const page = pageOf(each)
      if (page === undefined) expect(editionsOf(read(pageOfForm[each.form]))).not.toMatch(RegExp(`${each.edition}|all`))
      else expect(page).not.toMatch(/(business|working) days?/)
    },
  )

  it.each(cases)(
    'for $form in $edition names no time that the page or the warranty does not name',
    ({ form, edition }) => {
      const { opening, next } = wordsIn(formLetters[form].words, edition)
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

  it.each(
    cases.flatMap((each) => {
      const { meanwhile } = wordsOf(each)
      return meanwhile === undefined ? [] : [{ ...each, path: meanwhile.path }]
    }),
  )('for $form in $edition leads to /$path/, which the edition has', ({ edition, path }) => {
    expect(editionsOf(read(`page-${path.replaceAll('/', '-')}`))).toContain(edition)
  })
})
