import { relative } from 'node:path'
import type { Content } from '../load/content.ts'
import { type Problem, sortProblems } from '../load/problem.ts'
import { bonusCartonsCostMore } from './bonus-cartons.ts'
import { questionsAnswered, tableComplete } from './completeness.ts'
import { dealersAgree } from './dealers.ts'
import { zonesAgree } from './delivery-zones.ts'
import { editionCatalogues, type Rule } from './edition-catalogue.ts'
import { placeOf } from './field-place.ts'
import { finderUnderstands } from './finder-questions.ts'
import { freeDeliveryAgrees } from './free-delivery.ts'
import { holidaysAgree } from './holidays.ts'
import { hoursNameHolidays } from './hours-on-holidays.ts'
import { levelsAgree } from './levels.ts'
import { pagesNameWhatIs } from './named-by-pages.ts'
import { onSaleSinceAgrees } from './on-sale-since.ts'
import { partsFit } from './parts-that-fit.ts'
import { phoneHoursAgree } from './phone-hours.ts'
import { pickUpPointsAgree } from './pick-up-points.ts'
import { picturesSuffice } from './pictures.ts'
import { currencyAgrees, pricesPlausible, reductionsReduce } from './prices.ts'
import { figuresTold } from './product-figures.ts'
import { repliesAreReady } from './reply-templates.ts'
import { figuresSaidAlike } from './said-alike.ts'
import { linesSaidTruly } from './said-of-lines.ts'
import { sentencesSaidOnce } from './said-once.ts'
import { shopHasTerms } from './shop-terms.ts'
import { cableReaches, larger } from './sizes.ts'
import { slotsFilled } from './slots.ts'
import { stockAgrees } from './stock.ts'
import { tableAgrees, wordsAgree } from './suitability.ts'
import { termPlaceholders } from './term-placeholders.ts'
import { troubleshootingHolds } from './troubleshooting.ts'
import { warrantyPageAgrees, yearsAgree } from './warranty.ts'
import { wordsOfEdition } from './words-of-edition.ts'

const rules: readonly Rule[] = [
  larger,
  cableReaches,
  tableAgrees,
  figuresTold,
  wordsAgree,
  pricesPlausible,
  reductionsReduce,
  currencyAgrees,
  partsFit,
  questionsAnswered,
  tableComplete,
  yearsAgree,
]

/** Figures that contradict each other somewhere in the catalogue, each said once and where an author can mend it. */
export const checkAgreement = (content: Content, directory: string): Problem[] => {
  const all = editionCatalogues(content)
  const found = all.flatMap((catalogue) => [
    ...rules.flatMap((rule) => rule(catalogue, all)),
    ...warrantyPageAgrees(content, catalogue),
    ...dealersAgree(content, catalogue),
    ...finderUnderstands(content, catalogue),
    ...levelsAgree(content, catalogue),
    ...troubleshootingHolds(content, catalogue),
    ...zonesAgree(content, catalogue),
    ...holidaysAgree(content, catalogue),
    ...shopHasTerms(content, catalogue),
    ...phoneHoursAgree(content, catalogue),
    ...hoursNameHolidays(content, catalogue),
    ...pickUpPointsAgree(content, catalogue),
    ...stockAgrees(content, catalogue),
    ...termPlaceholders(content, catalogue),
    ...slotsFilled(content, catalogue),
    ...pagesNameWhatIs(content, catalogue),
    ...onSaleSinceAgrees(content, catalogue),
    ...linesSaidTruly(content, catalogue),
    ...figuresSaidAlike(content, catalogue),
    ...bonusCartonsCostMore(content, catalogue),
    ...freeDeliveryAgrees(content, catalogue),
    ...picturesSuffice(content, catalogue),
    ...sentencesSaidOnce(content, catalogue),
    ...wordsOfEdition(content, catalogue),
    ...repliesAreReady(content, catalogue),
  ])
  const problems = found.map(({ id, locale, field, reason }): Problem => {
    const { file, line } = placeOf(directory, id, locale, field)
    return { file: relative(process.cwd(), file), line, field, reason }
  })
  // What the editions share disagrees in each of them.
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return sortProblems([...unique.values()])
}
