import { type EditionCode, editionCodes } from '../edition/edition-code.ts'
import { ofEditions } from '../edition/editions.ts'
import { isKeptKind, type KeptKind, keptKinds } from './kept-kind.ts'
import { years } from './years.ts'

/** For how many days what is known of people is kept, by edition. */
export type Retention = Readonly<Record<EditionCode, Readonly<Record<KeptKind, number>>>>

/** What the privacy page of each edition says, and where it says nothing, what Australia's does. */
const usual: Record<KeptKind, number> = {
  /** So that we remember what we told somebody. */
  contact: years(3),
  'book-a-demo': years(3),
  'become-a-dealer': years(3),
  /** As long as parts are kept, so that a recall reaches the owner. */
  registration: years(12),
  /** The warranty on a repair is over by then. */
  repair: years(3),
  'water-treatment-claim': years(3),
  /** Long enough for the next opening. */
  'job-application': 183,
  /** Company and tax law set the time. */
  order: years(7),
  /** Long enough to ask us why it did not work. */
  'unpaid-order': 30,
  /** Who has waited for a year has found another. */
  'back-in-stock': years(1),
}

const own = ofEditions('retention')

const inEditions = <Value>(valueFor: (edition: EditionCode) => Value): Readonly<Record<EditionCode, Value>> =>
  Object.fromEntries(editionCodes.map((edition) => [edition, valueFor(edition)])) as Record<EditionCode, Value>

export const usualRetention: Retention = inEditions((edition) => ({ ...usual, ...own[edition] }))

/** Thirty years: longer than anything that is sold here lasts. */
const longest = 10_958

interface Period {
  editions: readonly EditionCode[]
  kind: KeptKind
  days: number
}

/** "repair:1095", or for one edition "en-nz/repair:2557". */
const readPeriod = (text: string): Period | string => {
  const [, edition, kind = '', digits] = /^(?:([a-z-]+)\/)?([a-z-]+):(\d{1,5})$/.exec(text.trim()) ?? []
  const days = Number(digits)
  const editions = editionCodes.filter((code) => edition === undefined || code === edition)
  if (!isKeptKind(kind)) return `“${text.trim()}” names nothing of ${keptKinds.join(', ')}`
  if (editions.length === 0) return `“${text.trim()}” names no edition of ${editionCodes.join(', ')}`
  if (days < 1 || days > longest) return `“${text.trim()}” is not from 1 to ${longest} days`
  return { editions, kind, days }
}

export type ReadRetention = { ok: true; retention: Retention } | { ok: false; problems: string[] }

/** Periods other than the usual ones, with commas between them. */
export const readRetention = (text: string): ReadRetention => {
  const read = text.split(',').map(readPeriod)
  const problems = read.filter((period) => typeof period === 'string')
  if (problems.length > 0) return { ok: false, problems }
  const periods = read.filter((period) => typeof period !== 'string')
  // What is said of one edition counts over what is said of all.
  const inOrder = periods.toSorted((one, other) => other.editions.length - one.editions.length)
  const of = (edition: EditionCode) => ({
    ...usualRetention[edition],
    ...Object.fromEntries(
      inOrder.filter(({ editions }) => editions.includes(edition)).map(({ kind, days }) => [kind, days]),
    ),
  })
  return { ok: true, retention: inEditions(of) }
}
