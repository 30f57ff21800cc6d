import { and, asc, eq } from 'drizzle-orm'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { dealerName } from '../../../domain/staff/dealer-views.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { dealerTerms } from '../../db/schema/dealer-terms.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { recordAct } from '../record-act.ts'
import { changedMeanwhile, refused, type Settled } from './settled.ts'

/** What is taken off the price of the shop, in tenths of a percent; an empty line is all of them. */
export interface Term {
  readonly line: string
  readonly off: number
}

export interface DealerKey {
  readonly edition: EditionCode
  readonly slug: string
}

export const termsOf = (db: Db, { edition, slug }: DealerKey): Promise<Term[]> =>
  db
    .select({ line: dealerTerms.line, off: dealerTerms.off })
    .from(dealerTerms)
    .where(and(eq(dealerTerms.edition, edition), eq(dealerTerms.dealer, slug)))
    .orderBy(asc(dealerTerms.line))

/** Goes back with what is changed: terms are no rows of the dealer's own. */
export const revisionOfTerms = (terms: readonly Term[]): string =>
  terms.map(({ line, off }) => `${line}:${off}`).join(' ')

const mostOff = 900

const problemOf = (terms: readonly Term[]): string | undefined => {
  if (new Set(terms.map(({ line }) => line)).size < terms.length) return 'A line stands there twice.'
  if (terms.some(({ line }) => !/^[a-z0-9-]{0,60}$/.test(line))) return 'There is no such line.'
  const isRight = ({ off }: Term) => Number.isInteger(off) && off >= 0 && off <= mostOff
  return terms.every(isRight) ? undefined : 'Enter between 0 and 90 per cent, with one decimal at most.'
}

/** What a dealer pays less from now on. */
export const setTerms = (
  db: Db,
  person: Pick<Person, 'id' | 'name'>,
  { edition, slug, revision }: DealerKey & { readonly revision: string },
  terms: readonly Term[],
  at: Date,
): Promise<Settled> =>
  db.transaction(async (unit: Db): Promise<Settled> => {
    const problem = problemOf(terms)
    if (problem !== undefined) return refused(problem)
    const its = and(eq(dealers.edition, edition), eq(dealers.slug, slug))
    const [dealer] = await unit.select({ slug: dealers.slug }).from(dealers).where(its).for('no key update')
    if (dealer === undefined) return refused('There is no such dealer.')
    const of = dealerName(edition, slug)
    const before = await termsOf(unit, { edition, slug })
    if (revisionOfTerms(before) !== revision) return changedMeanwhile(unit, 'dealer', of)
    await unit.delete(dealerTerms).where(and(eq(dealerTerms.edition, edition), eq(dealerTerms.dealer, slug)))
    if (terms.length > 0)
      await unit.insert(dealerTerms).values(terms.map(({ line, off }) => ({ edition, dealer: slug, line, off })))
    const shown = (list: readonly Term[]) => Object.fromEntries(list.map(({ line, off }) => [line || 'all', off / 10]))
    await recordAct(
      unit,
      person,
      { act: 'terms', subject: 'dealer', of, before: { terms: shown(before) }, after: { terms: shown(terms) } },
      at,
    )
    return { ok: true }
  })
