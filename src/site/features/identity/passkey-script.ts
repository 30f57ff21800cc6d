import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import { makePasskey, type Passkey, signByPasskey } from './passkey-ceremony.ts'

const offer = async (part: HTMLElement): Promise<void> => {
  const passkey: Passkey = JSON.parse(part.dataset.passkey ?? '{}')
  const [button, note] = [part.querySelector('button'), part.querySelector('[role="status"]')]
  if (button === null || note === null) return
  const name = part.querySelector('input')
  const run = () => (passkey.isNew ? makePasskey(passkey, name?.value ?? '') : signByPasskey(passkey, false))

  const press = async (): Promise<void> => {
    button.disabled = true
    note.textContent = ''
    const outcome = await run()
    button.disabled = false
    if (outcome.location === undefined) note.textContent = outcome.problem
    else location.assign(outcome.location)
  }
  button.addEventListener('click', () => void press())
  name?.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') button.click()
  })
  part.hidden = false
  if (passkey.isAtOnce) {
    button.click()
    return
  }
  if (!passkey.isOfferedInField || !(await browserSupportsWebAuthnAutofill())) return
  // Whoever presses the button ends the offer in the field, and need not hear of it.
  const outcome = await signByPasskey(passkey, true)
  if (outcome.location !== undefined) location.assign(outcome.location)
  else if (outcome.isAnswer) note.textContent = outcome.problem
}

if (browserSupportsWebAuthn())
  for (const part of document.querySelectorAll<HTMLElement>('[data-passkey]')) void offer(part)
