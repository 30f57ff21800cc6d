import type { Db } from '../../db/database.ts'
import { type Actor, actOnCase, type CaseActed, refuse, type SeenCase } from './act-on-case.ts'

const longest = 366 * 86_400_000

/** Puts it off until a moment; it comes back by itself. Null takes that back. */
export const putOffCase = (db: Db, person: Actor, seen: SeenCase, until: Date | null, at: Date): Promise<CaseActed> =>
  actOnCase(
    db,
    person,
    seen,
    until === null ? 'now' : 'later',
    ({ waitingSince, laterUntil }) => {
      if (waitingSince === null) return refuse('Nobody waits for an answer. Open it again first.')
      if (until !== null && !(until > at)) return refuse('That moment is over. Choose a later one.')
      if (until !== null && until.getTime() - at.getTime() > longest) return refuse('Choose a day within a year.')
      const [before, after] = [laterUntil, until].map((moment) => ({ until: moment?.toISOString() ?? null }))
      return {
        ok: true,
        change: { set: { laterUntil: until }, ...(before && { before }), ...(after && { after }), undo: {} },
      }
    },
    at,
  )
