import { type EditionFacts, pageOf } from '../../../domain/edition/edition-facts.ts'
import { type EditionWords, wordsIn } from '../../../domain/edition/edition-words.ts'
import { greeting } from '../../mail/acknowledgement/greeting.ts'
import { action, heading, lines, paragraph, steps } from '../../mail/letter/letter.ts'
import { dealerLetter } from './dealer-letter.ts'

interface Words {
  readonly yes: string
  readonly listed: string
  readonly order: string
  readonly no: string
  readonly again: string
}

const words: EditionWords<Words> = {
  'en-au': {
    yes: 'You’re in.',
    listed: 'is in the dealer finder from today.',
    order: 'Then we ring about the opening order.',
    no: 'It’s a no this time.',
    again: 'When that has changed, apply again. We start from a clean page.',
  },
  'en-nz': {
    yes: 'You’re on the list.',
    listed: 'is in the dealer finder from today.',
    order: 'Then we give you a ring about the opening order.',
    no: 'Not this time, sorry.',
    again: 'If that changes, have another go. We’d be glad to hear from you.',
  },
  'en-za': {
    yes: 'You’re in.',
    listed: 'is in the dealer finder from today.',
    order: 'Then we phone about the opening order.',
    no: 'It’s a no this time.',
    again: 'When that has changed, apply again.',
  },
}

export interface Applicant {
  /** Of the application. */
  readonly id: string
  readonly reference: string
  /** Who is asked for, as it was typed. */
  readonly contact: string
  readonly email: string
  readonly edition: EditionFacts
}

const to = ({ contact, email }: Applicant) => ({ name: contact, address: email })

const why = ({ reference }: Applicant): string =>
  `You get this letter because you applied to be a dealer, reference ${reference}.`

export interface NewListing {
  /** As it is listed. */
  readonly name: string
  readonly address: string
  readonly phone: string
  /** Somebody has proved the address before: their account is the dealer’s already. */
  readonly hasAccount: boolean
}

/** To somebody whose business is a dealer from now on. */
export const approvedLetter = (applicant: Applicant, { name, address, phone, hasAccount }: NewListing) => {
  const { id, reference, contact, email, edition } = applicant
  const { yes, listed, order } = wordsIn(words, edition.code)
  const first = hasAccount
    ? `Sign in with ${email}. Your dealer area is open.`
    : `Make an account with this address, ${email}, and your dealer area opens.`
  return dealerLetter({
    key: `dealer-approved/${id}`,
    to: to(applicant),
    edition,
    subject: `${yes} Your application to sell ${edition.brandName}, reference ${reference}`,
    preheader: first,
    title: yes,
    blocks: [
      paragraph(greeting(contact)),
      paragraph(`We’ve said yes to your application. ${name} ${listed}`),
      lines([
        { label: 'Listed as', value: name },
        { label: 'Address', value: address },
        { label: 'Phone', value: phone },
        { label: 'Reference', value: reference },
      ]),
      heading('What happens next'),
      steps(first, 'Look at your hours there, and tell us what is wrong with the rest of the listing.', order),
      action(hasAccount ? 'Sign in' : 'Make your account', pageOf(edition, 'account')),
    ],
    why: why(applicant),
  })
}

/** To somebody who is told no, and why. */
export const refusedLetter = (applicant: Applicant, reason: string) => {
  const { id, reference, contact, edition } = applicant
  const { no, again } = wordsIn(words, edition.code)
  return dealerLetter({
    key: `dealer-refused/${id}`,
    to: to(applicant),
    edition,
    subject: `Your application to sell ${edition.brandName}, reference ${reference}`,
    preheader: 'Our answer, and why.',
    title: no,
    blocks: [
      paragraph(greeting(contact)),
      paragraph('We’ve read your application, and we can’t take you on as a dealer now.'),
      lines([
        { label: 'Why', value: reason },
        { label: 'Reference', value: reference },
      ]),
      paragraph(again),
      paragraph(`Questions? Reply to this email, or ring ${edition.phone}.`),
    ],
    why: why(applicant),
  })
}
