import { relative } from 'node:path'
import type { Content } from '../load/content.ts'
import { type Problem, sortProblems } from '../load/problem.ts'
import { catalogues, type Rule } from './catalogue.ts'
import { questionsAnswered, tableComplete } from './completeness.ts'
import { dealersAgree } from './dealers.ts'
import { placeOf } from './field-place.ts'
import { finderUnderstands } from './finder-questions.ts'
import { levelsAgree } from './levels.ts'
import { partsFit } from './parts-that-fit.ts'
import { currencyAgrees, pricesPlausible, reductionsReduce } from './prices.ts'
import { cableReaches, larger } from './sizes.ts'
import { tableAgrees, wordsAgree } from './suitability.ts'
import { troubleshootingHolds } from './troubleshooting.ts'
import { warrantyPageAgrees, yearsAgree } from './warranty.ts'

const rules: readonly Rule[] = [
  larger,
  cableReaches,
  tableAgrees,
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
  const all = catalogues(content)
  const found = all.flatMap((catalogue) => [
    ...rules.flatMap((rule) => rule(catalogue, all)),
    ...warrantyPageAgrees(content, catalogue),
    ...dealersAgree(content, catalogue),
    ...finderUnderstands(content, catalogue),
    ...levelsAgree(content, catalogue),
    ...troubleshootingHolds(content, catalogue),
  ])
  const problems = found.map(({ id, locale, field, reason }): Problem => {
    const { file, line } = placeOf(directory, id, locale, field)
    return { file: relative(process.cwd(), file), line, field, reason }
  })
  // What the editions share disagrees in each of them.
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return sortProblems([...unique.values()])
}
