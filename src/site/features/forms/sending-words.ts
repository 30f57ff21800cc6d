import type { FormKind } from '../../../domain/forms/form-kind.ts'
import type { SendingWords } from './site-form.tsx'

const copy = 'A copy of what you sent is on its way to your e-mail.'

const words: Record<FormKind, Omit<SendingWords, 'instead'>> = {
  contact: {
    send: 'Send the message',
    sent: { heading: 'Your message has arrived', text: `${copy} Quote the number if you call about it.` },
  },
  'book-a-demo': {
    send: 'Ask for the demo',
    sent: {
      heading: 'Your demo is asked for',
      text: `The dealer rings you to settle on one of the two days. ${copy}`,
    },
  },
  'become-a-dealer': {
    send: 'Send the application',
    sent: { heading: 'Your application has arrived', text: `Somebody reads it and gets in touch. ${copy}` },
  },
  registration: {
    send: 'Register it',
    sent: { heading: 'Your registration has arrived', text: `${copy} Keep it with the proof of purchase.` },
  },
  repair: {
    send: 'Send the request',
    sent: {
      heading: 'Your repair request has arrived',
      text: `${copy} Send nothing by courier before you have heard from us.`,
    },
  },
  'water-treatment-claim': {
    send: 'Send the claim',
    sent: {
      heading: 'Your claim has arrived',
      text: `${copy} Leave the unit on the wall until you have heard from us.`,
    },
  },
  'job-application': {
    send: 'Send the application',
    sent: { heading: 'Your application has arrived', text: `${copy} We read every one, and answer every one.` },
  },
}

/** What a form says of itself, in an edition with this phone number. */
export const sendingWords = (kind: FormKind, phone: string): SendingWords => ({
  ...words[kind],
  instead: `Or call ${phone}.`,
})
