import { daysBetween } from '../../domain/calendar/calendar.ts'
import { formatDay } from '../../domain/calendar/day-format.ts'
import { type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'
import { countWord } from '../../domain/numbers/count-word.ts'
import { type FindingKind, findingKinds } from '../../domain/staff/content-report.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import type { Finding } from '../operations/ask-content.ts'

export const kindWords: Record<FindingKind, string> = {
  agreement: 'Contradictions',
  price: 'No price',
  'unknown-sku': 'Promotions that name what is not sold',
  holidays: 'Public holidays running out',
  'past-closure': 'Closures that are over',
  dealer: 'Dealers without an email address or hours',
  pictures: 'Too few pictures',
  questions: 'No questions',
  'missing-page': 'Pages that another edition has',
  unreviewed: 'Questions nobody has looked through for a year',
  'old-post': 'Old news',
}

/** What is said of a check that has found nothing. */
export const orderWords: Record<FindingKind, string> = {
  agreement: 'Texts, figures and names agree',
  price: 'Everything has a price',
  'unknown-sku': 'Promotions name what is sold',
  holidays: 'Public holidays are known for nine months',
  'past-closure': 'No closure is over',
  dealer: 'Dealers have an email address and hours',
  pictures: 'Everything has two pictures',
  questions: 'A question for whatever costs something',
  'missing-page': 'No page is missing beside others',
  unreviewed: 'Questions were looked through this year',
  'old-post': 'No news is older than two years',
}

export const editionWords: Record<EditionCode, string> = {
  'en-au': 'Australia',
  'en-nz': 'New Zealand',
  'en-za': 'South Africa',
}

/** What an edition has, with what all share. */
export const ofEdition = (findings: readonly Finding[], edition: EditionCode): Finding[] =>
  findings.filter((each) => each.edition === null || each.edition === asEnum(edition))

const order = Object.keys(kindWords)

/** What matters most comes first. */
const kinds = findingKinds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))

const ofKind = (findings: readonly Finding[], kind: FindingKind): Finding[] =>
  findings.filter((each) => each.kind === asEnum(kind))

export const byKind = (findings: readonly Finding[]): { kind: FindingKind; findings: Finding[] }[] =>
  kinds.map((kind) => ({ kind, findings: ofKind(findings, kind) })).filter((group) => group.findings.length > 0)

/** What was looked at, too, and is as it should be. */
export const inOrder = (findings: readonly Finding[]): FindingKind[] =>
  kinds.filter((kind) => ofKind(findings, kind).length === 0)

/** "Eleven checks, ten of them found nothing." */
export const checksWords = (findings: readonly Finding[]): string => {
  const [all, good] = [kinds.length, inOrder(findings).length]
  const checks = `${countWord(all)} checks`
  if (good === all) return `${checks}, and none of them found anything.`
  return good === 0
    ? `${checks}, and each found something.`
    : `${checks}, ${countWord(good).toLowerCase()} of them found nothing.`
}

/** How old the report is. */
export const ageWords = (day: string, today: string): string => {
  const days = daysBetween(day, today)
  if (days <= 0) return 'The build wrote this today.'
  if (days === 1) return 'The build wrote this yesterday.'
  return `The build wrote this ${days} days ago, on ${formatDay(day)}. What was mended since is still in it.`
}

export const editionIn = (params: URLSearchParams): EditionCode =>
  editionCodes.find((code) => code === params.get('edition')) ?? 'en-au'
