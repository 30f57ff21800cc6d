import { relative } from 'node:path'
import { type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'
import type { Finding } from '../../domain/staff/content-report.ts'
import { checkAgreement } from '../agreement/check-agreement.ts'
import { editionCatalogues } from '../agreement/edition-catalogue.ts'
import { placeOf } from '../agreement/field-place.ts'
import type { Content } from '../load/content.ts'
import { holidaysEnd, oldPosts, pastClosures, unreviewed } from './ages.ts'
import { dealersLacking } from './dealers.ts'
import type { Review } from './doubt.ts'
import { missingPages } from './pages.ts'
import { fewPictures, noPrice, noQuestions, unknownSkus } from './products.ts'

const reviews: readonly Review[] = [
  ...[fewPictures, noQuestions, noPrice, unknownSkus],
  ...[missingPages, oldPosts, unreviewed],
  ...[dealersLacking, pastClosures, holidaysEnd],
]

/** By the name of its file; what the editions share is of none. */
const editionOfFile = (file: string): EditionCode | null =>
  editionCodes.find((code) => file.includes(`.${code}.`)) ?? null

/** What only a person can judge, edition by edition. */
export const findDoubts = (content: Content, directory: string, today: string): Finding[] => {
  const all = editionCatalogues(content)
  const places = new Map<string, ReturnType<typeof placeOf>>()
  return all.flatMap((catalogue) =>
    reviews
      .flatMap((review) => review(content, catalogue, today, all))
      .map(({ kind, id, locale, field, reason }): Finding => {
        const key = `${id} ${locale} ${field}`
        const { file, line } = places.get(key) ?? placeOf(directory, id, locale, field)
        places.set(key, { file, line })
        return { kind, edition: catalogue.edition, file: relative(process.cwd(), file), line, field, reason }
      }),
  )
}

/** What is missing or doubtful in the content: what `check-content` complains of, and what only a person can judge. */
export const reviewContent = (content: Content, directory: string, today: string): Finding[] => [
  ...checkAgreement(content, directory).map(
    ({ file, line, field = '', reason }): Finding => ({
      ...{ kind: 'agreement', edition: editionOfFile(file), file, line, field, reason },
    }),
  ),
  ...findDoubts(content, directory, today),
]
