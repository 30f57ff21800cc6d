import { action, type Block, code, paragraph } from '../../api/mail/letter/letter.ts'
import type { MailMessage } from '../../api/mail/mail-message.ts'
import { type EditionFacts, pageOf } from '../../domain/edition/edition-facts.ts'
import type { ProofPurpose } from '../../domain/identity/mail-proof.ts'
import { identityLetter } from './identity-letter.ts'

/**
 * `unknown`: somebody wants in at an address that has no account. `known`: somebody makes one for an address that has. `taken`: somebody
 * wants their account to have an address that is another's.
 */
export type ProofLetterKind = ProofPurpose | 'unknown' | 'known' | 'taken'

interface Words {
  readonly subject: (code: string) => string
  readonly title: string
  readonly lead: string
  readonly link?: string
}

const words: Readonly<Record<ProofLetterKind, Words>> = {
  'sign-up': {
    subject: (digits) => `${digits} is your code to make an account`,
    title: 'One code, and the account is yours.',
    lead: 'Type this code where you were making your account.',
    link: 'Make my account',
  },
  'sign-in': {
    subject: (digits) => `${digits} is your code to sign in`,
    title: 'Your code to sign in.',
    lead: 'Type this code where you were signing in.',
    link: 'Sign me in',
  },
  reset: {
    subject: (digits) => `${digits} is your code for a new password`,
    title: 'Your code for a new password.',
    lead: 'Type this code where you asked for a new password. You choose it on the next page; until then the old one works.',
    link: 'Choose a new password',
  },
  'email-change': {
    subject: (digits) => `${digits} is your code for this address`,
    title: 'Is this your new address?',
    lead: 'Type this code where you were changing the address of your account. Until then the old one stays.',
    link: 'Use this address',
  },
  confirm: {
    subject: (digits) => `${digits} is your code to go on`,
    title: 'Is it you?',
    lead: 'Somebody who is signed in to your account wants to change how it is kept safe. Type this code there.',
    link: 'It is me',
  },
  taken: {
    subject: () => 'This address has an account of its own',
    title: 'This address has an account.',
    lead: 'Somebody, you perhaps, wanted to use this address for another account. It has one already, so nothing was changed. You can sign in with it.',
  },
  known: {
    subject: (digits) => `${digits} is your code to sign in`,
    title: 'You already have an account.',
    lead: 'Somebody, you perhaps, was making an account for this address. There is one already: this code signs you in to it.',
    link: 'Sign me in',
  },
  unknown: {
    subject: () => 'There is no account for this address',
    title: 'No account here yet.',
    lead: 'Somebody, you perhaps, wanted to sign in with this address. It has no account. If you have another address, try that one.',
  },
}

interface ProofLetter {
  readonly key: string
  readonly to: string
  readonly edition: EditionFacts
  readonly kind: ProofLetterKind
  /** "123 456". */
  readonly code: string
  readonly link: string
}

/** Carries what proves that somebody reads a mailbox: good for a quarter of an hour, once. */
export const proofLetter = ({ key, to, edition, kind, code: digits, link }: ProofLetter): MailMessage => {
  const said = words[kind]
  const proof: Block[] =
    said.link === undefined
      ? [action('About accounts', pageOf(edition, 'support/faq'))]
      : [
          code(digits),
          paragraph('It is good for 15 minutes, once. On the same device this does it too:'),
          action(said.link, link),
        ]
  return identityLetter(to, edition, {
    key,
    subject: said.subject(digits),
    preheader: said.link === undefined ? 'Another address, perhaps?' : 'Good for 15 minutes.',
    title: said.title,
    blocks: [paragraph(said.lead), ...proof],
    why: `This address was typed on ${new URL(edition.siteUrl).host}. If that wasn’t you, you need do nothing: without this letter nobody gets in. Never read the code out to anybody; we don’t ask for it.`,
  })
}
