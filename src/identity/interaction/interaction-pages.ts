import type { Provider } from 'oidc-provider'
import { requestOrigin } from '../../api/request-origin.ts'
import { defaultEdition, type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'
import { identityPath, interactionPath } from '../../domain/identity/identity-paths.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import type { IdentityServices } from '../identity-services.ts'
import { deviceName } from '../issuer/device-name.ts'
import { type DrawScreen, editionOfLocales } from '../issuer/issuer-pages.ts'
import { endSignIn, signInUnderWay } from '../issuer/sign-in-under-way.ts'
import { codeOfLink, printCode } from '../proofs/proof-code.ts'
import { proofOfLink } from '../proofs/take-proof.ts'
import { asksOneTimeCode } from '../second-factor/asks-one-time-code.ts'
import { deviceCookie, deviceCookieDays, withDevice } from '../sign-in/device-proof.ts'
import { interactionSteps } from './interaction-steps.ts'
import { postedForm, postedJson } from './posted-form.ts'
import { goTo, jsonAnswer, notAllowed, withPrivateHeaders } from './private-answer.ts'
import { codeElsewhereScreen, overScreen, signUpScreen } from './screens.ts'
import { signInStates } from './sign-in-state.ts'
import { type StepOutcome, shown, type Visit } from './visit.ts'

export interface InteractionPages {
  readonly services: IdentityServices
  readonly issuer: () => Promise<Provider>
  readonly draw: DrawScreen
}

const address = new RegExp(`^${identityPath}/interaction/([\\w-]{1,64})(?:/([a-z-]+))?(?:/([\\w-]{1,64}))?/?$`)

const cookieOf = (request: Request, name: string): string | undefined =>
  request.headers
    .get('cookie')
    ?.split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The pages on which somebody says who they are. Each is a form that works without scripts; what was typed is never lost. */
export const createInteractionPages = ({ services, issuer, draw }: InteractionPages) => {
  const { db, secret, publicUrl, now } = services
  const states = signInStates(db, now)
  const steps = interactionSteps(services)

  const page = async (edition: EditionCode, screen: Screen, status: number): Promise<Response> =>
    withPrivateHeaders(await draw(edition, screen, status))

  /** For whoever has no cookie of the interaction: another browser, or too late. */
  const elsewhere = async (step: string, link: string): Promise<Response> => {
    const found = step === 'letter' ? await proofOfLink(services, link) : undefined
    if (!found) return page(defaultEdition, overScreen('/'), 410)
    const edition = editionCodes.find((code) => code === found.edition) ?? defaultEdition
    return page(edition, codeElsewhereScreen(printCode(codeOfLink(secret, link))), 200)
  }

  const deviceCookieLine = (visit: Visit, account: string): string => {
    const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
    const value = withDevice(visit.device, secret, account)
    return `${deviceCookie}=${value}; Path=${identityPath}; Max-Age=${deviceCookieDays * 86_400}; HttpOnly; SameSite=Lax${secure}`
  }

  const answer = async (request: Request, visit: Visit, outcome: StepOutcome): Promise<Response> => {
    const { uid, edition } = visit
    switch (outcome.kind) {
      case 'screen':
        return page(edition, outcome.screen, outcome.isRefusal ? 422 : 200)
      case 'json':
        return jsonAnswer(outcome.body)
      case 'step':
        await states.keep(uid, outcome.state)
        return goTo(`${interactionPath(uid)}${outcome.step === '' ? '' : `/${outcome.step}`}`)
      case 'signed-in': {
        const { account, way, isTwice = false, isScript = false } = outcome
        const go = (location: string) => (isScript ? jsonAnswer({ location }) : goTo(location))
        if (!isTwice && (await asksOneTimeCode(db, account))) {
          await states.keep(uid, { account, way })
          return go(`${interactionPath(uid)}/one-time-code`)
        }
        await states.forget(uid)
        const result = { login: { accountId: account, amr: [way], ts: Math.floor(now().getTime() / 1000) } }
        const done = go(await endSignIn(await issuer(), request, publicUrl, result))
        done.headers.append('set-cookie', deviceCookieLine(visit, account))
        return done
      }
    }
  }

  /** Undefined where the address is none of ours. */
  return async (request: Request, caller: string): Promise<Response | undefined> => {
    const [, uid, step = '', rest] = address.exec(new URL(request.url).pathname) ?? []
    const take = steps.get(step)
    if (uid === undefined || take === undefined || (rest !== undefined && step !== 'letter')) return undefined
    const isPost = request.method === 'POST'
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') return notAllowed()
    const under = await signInUnderWay(await issuer(), request, publicUrl)
    if (under?.uid !== uid) return elsewhere(step, rest ?? '')

    const edition = editionOfLocales(under.params.ui_locales)
    // A page of another site must not type for anybody.
    if (isPost && requestOrigin(request, publicUrl) !== 'our-pages')
      return page(edition, overScreen(`/${edition}/`), 403)
    const isScript = step === 'passkey'
    const posted = isPost && !isScript ? await postedForm(request) : undefined
    if (isPost && !isScript && posted === undefined) return page(edition, overScreen(`/${edition}/`), 400)
    if (!isPost && (isScript || step === 'again')) return goTo(interactionPath(uid))
    const sent = isPost && isScript ? await postedJson(request) : undefined
    const device = cookieOf(request, deviceCookie)
    const { screen: wants } = under.params
    const visit: Visit = {
      uid,
      edition,
      state: await states.read(uid),
      address: caller,
      deviceName: deviceName(request.headers.get('user-agent') ?? ''),
      ...(typeof wants === 'string' && { wants }),
      ...(posted && { posted }),
      ...(sent !== undefined && { sent }),
      ...(device !== undefined && { device }),
      ...(rest !== undefined && { rest }),
    }
    // Who came to make an account sees that page first.
    const isFirst = step === '' && wants === 'sign-up' && !new URL(request.url).searchParams.has('sign-in')
    const outcome = isFirst ? shown(signUpScreen(uid)) : await take(visit)
    return answer(request, visit, outcome)
  }
}
