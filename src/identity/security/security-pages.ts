import { eq } from 'drizzle-orm'
import type { Provider } from 'oidc-provider'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { requestOrigin } from '../../api/request-origin.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import type { IdentityServices } from '../identity-services.ts'
import { postedForm, postedJson } from '../interaction/posted-form.ts'
import { goTo, jsonAnswer, notAllowed, withPrivateHeaders } from '../interaction/private-answer.ts'
import { codeElsewhereScreen } from '../interaction/screens.ts'
import { currentSession } from '../issuer/current-session.ts'
import { deviceName } from '../issuer/device-name.ts'
import type { DrawScreen } from '../issuer/issuer-pages.ts'
import { codeOfLink, printCode } from '../proofs/proof-code.ts'
import { proofOfLink } from '../proofs/take-proof.ts'
import { askedEdition, editionOrUsual } from './asked-edition.ts'
import { endSessionAddress } from './end-session-address.ts'
import { foreignPostScreen, linkOverScreen, notSignedInScreen, signInOverScreen } from './not-signed-in-screens.ts'
import { isRecentlyProved } from './recent-proof.ts'
import { readSecurityAddress, securityStep, type Which } from './security-address.ts'
import { securityStates } from './security-state.ts'
import { readByScript, securitySteps, sentByScript } from './security-steps.ts'
import type { SecurityOutcome, SecurityVisit } from './security-visit.ts'

export interface SecurityPages {
  readonly services: IdentityServices
  readonly issuer: () => Promise<Provider>
  readonly draw: DrawScreen
}

const whichOf = (query: URLSearchParams): Which => {
  const passkey = query.get('passkey')
  return passkey === null ? {} : { passkey }
}

/** What is worth keeping of a form while somebody shows that it is them: no password, and no code. */
const keepable = (posted: ReadonlyMap<string, string> | undefined): Record<string, string> =>
  Object.fromEntries([...(posted ?? [])].filter(([name]) => ['email', 'name', 'place'].includes(name)))

/** The pages on which somebody looks after what keeps their account safe. By the issuer’s own cookie: no token opens them. */
export const createSecurityPages = ({ services, issuer, draw }: SecurityPages) => {
  const { db, publicUrl, secret, now } = services
  const states = securityStates(db, now)
  const steps = securitySteps(services)

  const plainPage = async (edition: EditionCode, screen: Screen, status: number): Promise<Response> =>
    withPrivateHeaders(await draw(edition, screen, status))

  const personOf = async (account: string) => {
    const [person] = await db.select().from(identityAccounts).where(eq(identityAccounts.id, account))
    return person
  }

  /** To somebody who is not signed in here. A letter's link shows them the code, for where they are. */
  const outside = async (request: Request, link: string | undefined): Promise<Response> => {
    const edition = askedEdition(request)
    if (link !== undefined) {
      const proof = await proofOfLink(services, link)
      return proof
        ? plainPage(editionOrUsual(proof.edition), codeElsewhereScreen(printCode(codeOfLink(secret, link))), 200)
        : plainPage(edition, linkOverScreen(edition), 410)
    }
    const hadOne = request.headers.get('cookie')?.includes('poolwright-sign-in=') === true
    return plainPage(edition, hadOne ? signInOverScreen(edition) : notSignedInScreen(edition), 401)
  }

  const answer = async (visit: SecurityVisit, outcome: SecurityOutcome): Promise<Response> => {
    const { edition, session } = visit
    switch (outcome.kind) {
      case 'screen':
        return withPrivateHeaders(
          await draw(edition, outcome.screen, outcome.isRefusal ? 422 : 200, 'account/security'),
        )
      case 'json':
        return jsonAnswer(outcome.body)
      case 'step':
      case 'script-step': {
        const { step, which, state } = outcome
        if (state !== undefined) await states.keep(session.uid, session.account, state)
        const location = securityStep(edition, step, which)
        return outcome.kind === 'step' ? goTo(location) : jsonAnswer({ location })
      }
    }
  }

  /** Undefined where the address is none of ours. */
  return async (request: Request, caller: string): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url)
    const asked = readSecurityAddress(pathname)
    if (asked === undefined) return undefined
    const { step, rest } = asked
    if (step === 'sign-out') return goTo(endSessionAddress(publicUrl, askedEdition(request)))
    const known = steps.get(step)
    if (known === undefined || (rest === undefined) !== (step !== 'letter')) return undefined
    const isPost = request.method === 'POST'
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') return notAllowed()

    const isScript = sentByScript.has(step)
    // A page of another site must not press for anybody.
    if (isPost && requestOrigin(request, publicUrl) !== 'our-pages')
      return plainPage(askedEdition(request), foreignPostScreen(askedEdition(request)), 403)
    const session = await currentSession(await issuer(), request, publicUrl)
    const person = session && (await personOf(session.account))
    const isForScript = isScript || readByScript.has(step)
    if (!session || !person)
      return isForScript ? jsonAnswer({ location: securityStep(askedEdition(request), '') }) : outside(request, rest)
    const edition = askedEdition(request, person.edition)
    if (!isPost && isScript) return goTo(securityStep(edition, ''))
    const posted = isPost && !isScript ? await postedForm(request) : undefined
    if (isPost && !isScript && posted === undefined) return plainPage(edition, foreignPostScreen(edition), 400)
    const sent = isPost && isScript ? await postedJson(request) : undefined
    if (rest !== undefined) {
      const proof = await proofOfLink(services, rest)
      if (proof?.askedBy !== session.uid) return outside(request, rest)
    }
    const visit: SecurityVisit = {
      edition,
      session,
      person,
      state: await states.read(session.uid, session.account),
      which: whichOf(searchParams),
      address: caller,
      deviceName: deviceName(request.headers.get('user-agent') ?? ''),
      ...(posted && { posted }),
      ...(sent !== undefined && { sent }),
      ...(rest !== undefined && { rest }),
    }
    if (known.isChange && !isRecentlyProved(session, visit.state, now())) {
      const next = {
        step: isForScript ? 'add-passkey' : step,
        which: visit.which,
        typed: keepable(posted),
      }
      return answer(visit, {
        kind: isForScript ? 'script-step' : 'step',
        step: 'confirm',
        state: { ...visit.state, next },
      })
    }
    return answer(visit, await known.take(visit))
  }
}
