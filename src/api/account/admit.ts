import type { Db } from '../db/database.ts'
import { owns } from './owned-things.ts'
import type { Permission } from './permissions.ts'
import { forbidden, notSignedIn } from './viewer.ts'
import type { AskedViewer } from './viewers.ts'

/** `nothing`: what was named is not theirs, or not there, which nobody is told apart. */
export type Admission = 'admitted' | 'nothing'

/** Whether somebody may do it. Throws where they may not at all. Who asks is found out only where it matters. */
export const admit = async (
  db: () => Db,
  asked: AskedViewer,
  { reach, names }: Permission,
  given: Readonly<Record<string, unknown>>,
): Promise<Admission> => {
  const isForAll = Object.values(reach).every((each) => each === 'public' || each === 'proved')
  if (isForAll) return 'admitted'
  const viewer = reach.visitor === 'no' ? await asked.viewer() : await asked.viewerOrNone()
  const reached = reach[viewer?.person.role ?? 'visitor']
  if (reached === 'no') throw viewer === undefined ? notSignedIn() : forbidden()
  if (reached !== 'own') return 'admitted'
  if (viewer === undefined) throw notSignedIn()
  const named = names === undefined ? undefined : given[names.argument]
  if (names === undefined || named === undefined || named === null) return 'admitted'
  return (await owns(db(), viewer.person.id, names.thing, String(named))) ? 'admitted' : 'nothing'
}
