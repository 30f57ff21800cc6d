import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

/** What a page says of its button. */
export interface Passkey {
  readonly options: string
  readonly action: string
  readonly isNew?: boolean
  readonly isOfferedInField?: boolean
  /** They have pressed a button that says so already. */
  readonly isAtOnce?: boolean
}

export type PasskeyOutcome =
  | { readonly location: string }
  /** `isAnswer`: the server says so of what the device has signed. */
  | { readonly location?: undefined; readonly problem: string; readonly isAnswer: boolean }

const json = async (address: string, body?: unknown) => {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(address, init)
  if (!answer.ok) throw new Error('The page is over')
  return answer.json()
}

const failed = 'That didn’t work. Check your connection and try again, or choose another way.'
const cancelled = 'That was cancelled. Try again, or choose another way.'
const hasOne = 'This device has a passkey for your account already.'

interface Answer {
  readonly location?: string
  readonly problem?: string
}

/** Where to go, or why not; nothing where a device is to be asked first. */
const outcomeOf = ({ location, problem }: Answer): PasskeyOutcome | undefined => {
  if (location !== undefined) return { location }
  return problem === undefined ? undefined : { problem, isAnswer: true }
}

const wordsFor = (error: unknown): string => {
  if (!(error instanceof Error)) return failed
  if (error.name === 'InvalidStateError') return hasOne
  return error instanceof WebAuthnError || error.name === 'NotAllowedError' ? cancelled : failed
}

const ceremony = async <Options>(
  { options, action }: Passkey,
  device: (optionsJSON: Options) => Promise<unknown>,
): Promise<PasskeyOutcome> => {
  try {
    const asked = await json(options)
    const early = outcomeOf(asked)
    if (early !== undefined) return early
    return outcomeOf(await json(action, await device(asked))) ?? { problem: failed, isAnswer: true }
  } catch (error) {
    return { problem: wordsFor(error), isAnswer: false }
  }
}

/** `inField`: browsers show it among what they fill fields with, and wait. */
export const signByPasskey = (passkey: Passkey, inField: boolean): Promise<PasskeyOutcome> =>
  ceremony(passkey, (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
    startAuthentication({ optionsJSON, useBrowserAutofill: inField }),
  )

export const makePasskey = (passkey: Passkey, name: string): Promise<PasskeyOutcome> =>
  ceremony(passkey, async (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => ({
    name,
    response: await startRegistration({ optionsJSON }),
  }))
