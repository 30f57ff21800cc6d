import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnError,
} from '@simplewebauthn/browser'

interface Passkey {
  readonly options: string
  readonly action: string
  readonly isAtOnce?: boolean
}

const json = async (address: string, body?: unknown) => {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(address, init)
  if (!answer.ok) throw new Error('The page is over')
  return answer.json()
}

const failed = 'That didn’t work. Check your connection and try again, or have a code sent.'
const cancelled = 'That was cancelled. Try again, or have a code sent.'

const offer = async (part: HTMLElement): Promise<void> => {
  const { options, action, isAtOnce = false }: Passkey = JSON.parse(part.dataset.passkey ?? '{}')
  const [button, note] = [part.querySelector('button'), part.querySelector('[role="status"]')]
  if (button === null || note === null) return

  const signIn = async (useBrowserAutofill: boolean): Promise<void> => {
    try {
      const response = await startAuthentication({ optionsJSON: await json(options), useBrowserAutofill })
      const { location: next, problem } = await json(action, response)
      if (next) return location.assign(next)
      note.textContent = problem ?? failed
    } catch (error) {
      // Whoever presses the button ends the offer in the field, and need not hear of it.
      if (useBrowserAutofill) return
      const isCancelled = error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError')
      note.textContent = isCancelled ? cancelled : failed
    } finally {
      button.disabled = false
    }
  }
  button.addEventListener('click', () => {
    button.disabled = true
    note.textContent = ''
    void signIn(false)
  })
  part.hidden = false
  if (isAtOnce) button.click()
  else if (await browserSupportsWebAuthnAutofill()) void signIn(true)
}

if (browserSupportsWebAuthn())
  for (const part of document.querySelectorAll<HTMLElement>('[data-passkey]')) void offer(part)
