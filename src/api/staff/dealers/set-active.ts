import { and, eq } from 'drizzle-orm'
import { dealerName } from '../../../domain/staff/dealer-views.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { holdListings } from '../../dealers/refresh-dealers.ts'
import { recordAct } from '../record-act.ts'
import { revisionOf } from '../revision.ts'
import type { DealerKey } from './set-terms.ts'
import { changedMeanwhile, refused, type Settled } from './settled.ts'

/** Takes a dealer that was approved here off the list, or puts it back. Those of content are content's. */
export const setActive = (
  db: Db,
  person: Pick<Person, 'id' | 'name'>,
  { edition, slug, revision }: DealerKey & { readonly revision: string },
  active: boolean,
  at: Date,
): Promise<Settled> =>
  db.transaction(async (unit: Db): Promise<Settled> => {
    await holdListings(unit)
    const its = and(eq(dealers.edition, edition), eq(dealers.slug, slug))
    const [found] = await unit
      .select({ row: dealers, revision: revisionOf(dealers) })
      .from(dealers)
      .where(its)
      .for('no key update')
    if (found === undefined) return refused('There is no such dealer.')
    const of = dealerName(edition, slug)
    if (found.revision !== revision) return changedMeanwhile(unit, 'dealer', of)
    if (found.row.source === 'content')
      return refused('Content has this dealer. Change its file, and it is so from the next build on.')
    if (found.row.active === active) return { ok: true }
    await unit.update(dealers).set({ active }).where(its)
    const act = active ? 'list' : 'unlist'
    await recordAct(unit, person, { act, subject: 'dealer', of, before: { active: !active }, after: { active } }, at)
    return { ok: true }
  })
