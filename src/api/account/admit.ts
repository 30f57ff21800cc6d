import type { Db } from '../db/database.ts'
import type { DealerDirectory } from '../dealers/dealer-directory.ts'
import { isListed } from '../dealers/is-listed.ts'
import { isOurs, isOurThing, owns } from './owned-things.ts'
import type { Permission } from './permissions.ts'
import { dealerNotListed, forbidden, notSignedIn, type Person } from './viewer.ts'
import type { AskedViewer } from './viewers.ts'

/** `nothing`: what was named is not theirs, or not there, which nobody is told apart. */
export type Admission = 'admitted' | 'nothing'

const isTheirs = (
  db: Db,
  person: Person,
  { thing }: NonNullable<Permission['names']>,
  name: string,
): Promise<boolean> => (isOurThing(thing) ? isOurs(db, person, thing, name) : owns(db, person.id, thing, name))

export interface AdmitServices {
  readonly db: Db
  /** Where there is anything of dealers to ask for. */
  readonly dealers?: Pick<DealerDirectory, 'refresh'>
}

/** Whoever's dealer is one of ours no longer has nothing there, whenever they signed in: it is looked at each time. */
const mustBeListed = async (
  { db, dealers }: AdmitServices,
  { dealer, dealerEdition }: Pick<Person, 'dealer' | 'dealerEdition'>,
): Promise<void> => {
  if (dealer === null || dealerEdition === null) throw forbidden()
  // A new build may have them no more.
  await dealers?.refresh(dealerEdition)
  if (!(await isListed(db, dealerEdition, dealer))) throw dealerNotListed()
}

/** Whether somebody may do it. Throws where they may not at all. Who asks is found out only where it matters. */
export const admit = async (
  services: () => AdmitServices,
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
  if (reached === 'ours') await mustBeListed(services(), viewer.person)
  const named = names === undefined ? undefined : given[names.argument]
  if (names === undefined || named === undefined || named === null) return 'admitted'
  return (await isTheirs(services().db, viewer.person, names, String(named))) ? 'admitted' : 'nothing'
}
