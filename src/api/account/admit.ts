import type { Db } from '../db/database.ts'
import { isOurs, isOurThing, owns } from './owned-things.ts'
import type { Permission } from './permissions.ts'
import { forbidden, notSignedIn, type Person } from './viewer.ts'
import type { AskedViewer } from './viewers.ts'

/** `nothing`: what was named is not theirs, or not there, which nobody is told apart. */
export type Admission = 'admitted' | 'nothing'

const isTheirs = (
  db: Db,
  person: Person,
  { thing }: NonNullable<Permission['names']>,
  name: string,
): Promise<boolean> => (isOurThing(thing) ? isOurs(db, person, thing, name) : owns(db, person.id, thing, name))

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
  if (reached !== 'own' && reached !== 'ours') return 'admitted'
  if (viewer === undefined) throw notSignedIn()
  if (reached === 'ours' && viewer.person.dealer === null) throw forbidden()
  const named = names === undefined ? undefined : given[names.argument]
  if (names === undefined || named === undefined || named === null) return 'admitted'
  return (await isTheirs(db(), viewer.person, names, String(named))) ? 'admitted' : 'nothing'
}
