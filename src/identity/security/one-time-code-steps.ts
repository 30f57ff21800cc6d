import { formatDay } from '../../domain/calendar/day-format.ts'
import { dayInZone } from '../../domain/calendar/day-in-zone.ts'
import { ofEditions } from '../../domain/edition/editions.ts'
import type { IdentityServices } from '../identity-services.ts'
import { makeOneTimeSecret, turnOn } from '../second-factor/one-time-code.ts'
import { makeRecoveryCodes, turnOff } from '../second-factor/recovery-codes.ts'
import { changeAccount } from './change.ts'
import {
  makeRecoveryCodesScreen,
  oneTimeCodesOffScreen,
  oneTimeCodesScreen,
  recoveryCodesScreen,
} from './one-time-code-screens.ts'
import {
  field,
  refused,
  type SecurityStep,
  type SecuritySteps,
  type SecurityVisit,
  shown,
  toOverview,
} from './security-visit.ts'

const wrongCode =
  'That isn’t the one it shows now. Wait for the next one and type that. If none is right, set your phone’s clock to the time of the network.'

const timeZones = ofEditions('timeZones')

type Begun = { readonly codes: readonly string[] } | 'wrong' | 'on already'

/** A second step by an app, and what stands in for it on paper. */
export const oneTimeCodeSteps = (services: IdentityServices): SecuritySteps => {
  const { now } = services

  const onPaper = ({ edition, person }: SecurityVisit) => ({
    email: person.email,
    day: formatDay(dayInZone(now(), timeZones[edition].most)),
  })

  const on: SecurityStep = async (visit) => {
    const { person, edition, state } = visit
    if (person.oneTimeSecret !== null) return toOverview
    const { oneTimeSecret: secret } = state
    if (secret === undefined)
      return { kind: 'step', step: 'one-time-codes', state: { ...state, oneTimeSecret: makeOneTimeSecret() } }
    const shownAs = { secret, email: person.email }
    if (!visit.posted) return shown(oneTimeCodesScreen(edition, shownAs))
    const typed = { code: field(visit, 'code') }
    const code = typed.code.replaceAll(/[\s-]/g, '')
    const changed = await changeAccount<Begun>(services, visit, async (unit, locked) => {
      // Pressed twice, the codes that were shown first have to go on working.
      if (locked.oneTimeSecret !== null) return { answer: 'on already' }
      if (!(await turnOn(unit, { account: person.id, secret, code, now: now() }))) return { answer: 'wrong' }
      return { answer: { codes: await makeRecoveryCodes(unit, person.id) }, notice: 'one-time-codes-on' }
    })
    if (!changed.ok) return refused(oneTimeCodesScreen(edition, shownAs, { typed, problem: changed.problem }))
    const { answer } = changed
    if (answer === 'on already') return toOverview
    if (answer === 'wrong')
      return refused(oneTimeCodesScreen(edition, shownAs, { typed, problems: { code: wrongCode } }))
    return shown(recoveryCodesScreen(edition, { codes: answer.codes, isFirst: true, ...onPaper(visit) }))
  }

  const off: SecurityStep = async (visit) => {
    const { person, edition } = visit
    if (person.oneTimeSecret === null) return toOverview
    if (!visit.posted) return shown(oneTimeCodesOffScreen(edition))
    const changed = await changeAccount(services, visit, async (unit, locked) => {
      if (locked.oneTimeSecret === null) return { answer: undefined }
      await turnOff(unit, person.id)
      return { answer: undefined, notice: 'one-time-codes-off' }
    })
    if (!changed.ok) return refused(oneTimeCodesOffScreen(edition, { problem: changed.problem }))
    const { oneTimeSecret: _, ...state } = visit.state
    return { ...toOverview, state }
  }

  const recovery: SecurityStep = async (visit) => {
    const { person, edition } = visit
    if (person.oneTimeSecret === null) return toOverview
    if (!visit.posted) return shown(makeRecoveryCodesScreen(edition))
    const changed = await changeAccount(services, visit, async (unit, locked) => {
      if (locked.oneTimeSecret === null) return { answer: undefined }
      return { answer: await makeRecoveryCodes(unit, person.id), notice: 'recovery-codes-made' }
    })
    if (!changed.ok) return refused(makeRecoveryCodesScreen(edition, { problem: changed.problem }))
    return changed.answer === undefined
      ? toOverview
      : shown(recoveryCodesScreen(edition, { codes: changed.answer, isFirst: false, ...onPaper(visit) }))
  }

  return { 'one-time-codes': on, 'one-time-codes-off': off, 'recovery-codes': recovery }
}
