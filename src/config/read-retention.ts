import { type EditionCode, editionCodes } from '../domain/edition/edition-code.ts'
import { inEditions } from '../domain/edition/in-editions.ts'
import { isKeptKind, type KeptKind, keptKinds } from '../domain/retention/kept-kind.ts'
import { type Retention, usualRetention } from '../domain/retention/usual-retention.ts'

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
