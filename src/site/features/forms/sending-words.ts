import type { FormKind } from '../../../domain/forms/form-kind.ts'
import type { SendingWords } from './site-form.tsx'

const copy = 'A confirmation is on its way to your inbox.'

const words: Record<FormKind, Omit<SendingWords, 'instead'>> = {
  contact: {
    send: 'Send the message',
    sent: { heading: 'Your message has arrived', text: `${copy} Quote the number if you call about it.` },
  },
  'book-a-demo': {
    send: 'Request the demo',
    sent: {
      heading: 'Your request is in',
      text: `The dealer will ring to settle on one of the two days. ${copy}`,
    },
  },
  'become-a-dealer': {
    send: 'Send the application',
    sent: { heading: 'Your application has arrived', text: `Somebody will read it and get in touch. ${copy}` },
  },
  registration: {
    send: 'Register it',
    sent: { heading: 'Your registration has arrived', text: `${copy} Keep it with the proof of purchase.` },
  },
  repair: {
    send: 'Send the request',
    sent: {
      heading: 'Your repair request has arrived',
      text: `${copy} Don’t courier anything until you hear from us.`,
    },
  },
  'water-treatment-claim': {
    send: 'Send the claim',
    sent: {
      heading: 'Your claim has arrived',
      text: `${copy} Leave the unit on the wall until you hear from us.`,
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
