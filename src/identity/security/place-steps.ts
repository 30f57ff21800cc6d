import { and, eq } from 'drizzle-orm'
import { identitySignIns } from '../../api/db/schema/identity-sign-ins.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import { endSignIn, endSignIns } from '../accounts/end-sign-ins.ts'
import type { IdentityServices } from '../identity-services.ts'
import { type Again, told } from '../interaction/fields.ts'
import { changeAccount } from './change.ts'
import { back } from './passkey-screens.ts'
import { securityStep } from './security-address.ts'
import { field, refused, type SecuritySteps, shown, toOverview } from './security-visit.ts'

const endPlaceScreen = (edition: EditionCode, place: { uid: string; device: string }, again: Again = {}): Screen => ({
  title: `Sign out ${place.device}?`,
  lead: 'Whoever is there has to sign in again. What is in the cart there stays.',
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: securityStep(edition, 'end-place'),
      hidden: { place: place.uid },
      fields: [],
      submit: 'Sign it out',
    },
    back(edition),
  ],
})

const endOthersScreen = (edition: EditionCode, again: Again = {}): Screen => ({
  title: 'Sign out everywhere else?',
  lead: 'You stay signed in here, and nowhere else.',
  ...told(again),
  parts: [
    { kind: 'form', action: securityStep(edition, 'end-others'), fields: [], submit: 'Sign out the others' },
    back(edition),
  ],
})

/** Where somebody is signed in, ended one by one or all but this. */
export const placeSteps = (services: IdentityServices): SecuritySteps => ({
  async 'end-place'(visit) {
    const { person, session, edition } = visit
    const uid = visit.posted ? field(visit, 'place') : (visit.state.next?.typed.place ?? '')
    const [place] = await services.db
      .select({ uid: identitySignIns.uid, device: identitySignIns.device })
      .from(identitySignIns)
      .where(and(eq(identitySignIns.account, person.id), eq(identitySignIns.uid, uid)))
    // Over already, somebody else's, or this one, which has a way of its own.
    if (!place || place.uid === session.uid) return toOverview
    if (!visit.posted) return shown(endPlaceScreen(edition, place))
    const changed = await changeAccount(services, visit, async (unit) => ({
      answer: await endSignIn(unit, person.id, place.uid),
    }))
    return changed.ok ? toOverview : refused(endPlaceScreen(edition, place, { problem: changed.problem }))
  },

  async 'end-others'(visit) {
    const { person, session, edition } = visit
    if (!visit.posted) return shown(endOthersScreen(edition))
    const changed = await changeAccount(services, visit, async (unit) => ({
      answer: await endSignIns(unit, person.id, session.uid),
    }))
    return changed.ok ? toOverview : refused(endOthersScreen(edition, { problem: changed.problem }))
  },
})
