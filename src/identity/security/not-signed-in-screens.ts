import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { signInPath } from '../../domain/identity/identity-paths.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import { securityStep } from './security-address.ts'

/** Signing in begins on a page of the site, and leads back to security. */
const begin = (edition: EditionCode) => ({ label: 'Sign in', href: signInPath(edition, 'security') })

/** To whoever has no sign-in here. */
export const notSignedInScreen = (edition: EditionCode): Screen => ({
  title: 'Sign in first.',
  lead: 'This is where somebody’s passkeys and passwords are looked after. We have to know whose.',
  parts: [{ kind: 'links', links: [begin(edition), { label: 'To the home page', href: `/${edition}/` }] }],
})

/** To whoever had one. */
export const signInOverScreen = (edition: EditionCode): Screen => ({
  title: 'You were signed out.',
  lead: 'Here or somewhere else, or you were not here for a month. Nothing was changed since.',
  parts: [{ kind: 'links', links: [begin(edition), { label: 'To the home page', href: `/${edition}/` }] }],
})

/** To what another site posts, or what no form of ours can have posted. */
export const foreignPostScreen = (edition: EditionCode): Screen => ({
  title: 'That came from somewhere else.',
  lead: 'It was not sent by a page of ours, so nothing was changed.',
  parts: [{ kind: 'links', links: [{ label: 'To security', href: securityStep(edition, '') }] }],
})

/** To a link that was used, or is too old. */
export const linkOverScreen = (edition: EditionCode): Screen => ({
  title: 'That link is over.',
  lead: 'It was used, or is older than 15 minutes. Ask for another letter where you asked for this one.',
  parts: [{ kind: 'links', links: [{ label: 'To security', href: securityStep(edition, '') }] }],
})
