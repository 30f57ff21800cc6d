import { interactionPath } from '../../domain/identity/identity-paths.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import { type Again, code, currentPassword, email, newPassword, told, withAgain } from './fields.ts'

const stepOf = (uid: string, step: string): string => `${interactionPath(uid)}/${step}`

/** `isAtOnce`: they have pressed a button that says passkey already. */
export const signInScreen = (uid: string, again: Again = {}, isAtOnce = false): Screen => ({
  title: 'Back to your pool.',
  lead: 'Orders, robots, warranties and litres, kept in one place.',
  ...told(again),
  parts: [
    {
      kind: 'ways',
      fields: [withAgain({ ...email, autocomplete: 'username webauthn' }, again)],
      passkey: {
        label: 'Sign in with a passkey',
        options: stepOf(uid, 'passkey-options'),
        action: stepOf(uid, 'passkey'),
        ...(isAtOnce && { isAtOnce }),
      },
      ways: [
        { icon: 'mail', label: 'Send me a code', detail: 'Works once, for 15 minutes', action: stepOf(uid, 'letter') },
        { icon: 'lock', label: 'Use a password', detail: 'If you ever set one', action: stepOf(uid, 'password') },
      ],
    },
    {
      kind: 'links',
      links: [
        {
          before: 'New here?',
          label: 'Make an account',
          href: stepOf(uid, 'sign-up'),
          after: '. You never need one to buy, register or ask.',
        },
      ],
    },
  ],
})

export const passwordScreen = (uid: string, again: Again = {}): Screen => ({
  title: 'Your password.',
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: stepOf(uid, 'password'),
      fields: [withAgain(email, again), withAgain(currentPassword, again)],
      submit: 'Sign in',
    },
    {
      kind: 'links',
      links: [
        { label: 'I forgot it', href: stepOf(uid, 'forgot') },
        { label: 'Sign in another way', href: `${interactionPath(uid)}?sign-in` },
      ],
    },
  ],
})

export const signUpScreen = (uid: string, again: Again = {}): Screen => ({
  title: 'Make an account',
  lead: 'It holds your orders, your robots and their papers. Everything on this site works without one, too.',
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: stepOf(uid, 'sign-up'),
      fields: [
        withAgain({ name: 'name', label: 'Name', kind: 'text', autocomplete: 'name' }, again),
        withAgain(email, again),
        withAgain(
          {
            ...newPassword,
            isOptional: true,
            hint: `${newPassword.hint} Or none: a code by email or a passkey signs you in as well.`,
          },
          again,
        ),
      ],
      submit: 'Send me a code',
    },
    { kind: 'links', links: [{ label: 'I have an account', href: `${interactionPath(uid)}?sign-in` }] },
  ],
})

export const forgotScreen = (uid: string, again: Again = {}): Screen => ({
  title: 'A new password',
  lead: 'We send you a code. With it you choose a new password; until then the old one works.',
  ...told(again),
  parts: [
    { kind: 'form', action: stepOf(uid, 'forgot'), fields: [withAgain(email, again)], submit: 'Send me a code' },
    { kind: 'links', links: [{ label: 'Back to signing in', href: interactionPath(uid) }] },
  ],
})

export const codeScreen = (uid: string, sentTo: string, again: Again = {}): Screen => ({
  title: 'Look in your mailbox',
  lead: `If ${sentTo} can have one, a letter with six figures is on its way. It can take a minute; look in the folder for junk, too.`,
  ...told(again),
  parts: [
    { kind: 'form', action: stepOf(uid, 'code'), fields: [withAgain(code, again)], submit: 'Go on' },
    { kind: 'form', action: stepOf(uid, 'again'), fields: [], submit: 'Send another letter', isQuiet: true },
    { kind: 'links', links: [{ label: 'That isn’t my address', href: interactionPath(uid) }] },
  ],
})

/** For the browser in which the letter was asked for. Nothing has happened yet: programs open links too. */
export const linkScreen = (uid: string, link: string): Screen => ({
  title: 'That is your mailbox',
  lead: 'One more press, so that no program that reads your mail can do it for you.',
  parts: [{ kind: 'form', action: stepOf(uid, `letter/${link}`), fields: [], submit: 'Go on' }],
})

/** For every other browser. */
export const codeElsewhereScreen = (printed: string): Screen => ({
  title: 'Type this where you began',
  lead: 'You opened the letter on another device, or in another browser, than the one that is waiting for it.',
  parts: [
    { kind: 'code', code: printed },
    { kind: 'text', text: 'If you didn’t ask for it, close this page. Never read the code out to anybody.' },
  ],
})

export const oneTimeCodeScreen = (uid: string, again: Again = {}): Screen => ({
  title: 'The code from your phone',
  lead: 'Open the app that makes your codes, and type the one it shows for Poolwright.',
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: stepOf(uid, 'one-time-code'),
      fields: [withAgain({ ...code, hint: 'Without the phone: one of your recovery codes.' }, again)],
      submit: 'Sign in',
    },
    { kind: 'links', links: [{ label: 'Start again', href: interactionPath(uid) }] },
  ],
})

export const newPasswordScreen = (uid: string, again: Again = {}): Screen => ({
  title: 'Choose a new password',
  lead: 'You will be signed out everywhere else.',
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: stepOf(uid, 'new-password'),
      fields: [withAgain(newPassword, again)],
      submit: 'Use this password',
    },
  ],
})

/** Reached without a cookie of ours, or too late. */
export const overScreen = (home: string): Screen => ({
  title: 'That took too long, or began somewhere else',
  lead: 'Signing in is good for an hour, in the browser that it was begun in. Begin again from any page.',
  parts: [{ kind: 'links', links: [{ label: 'To the home page', href: home }] }],
})
