import type { Flow } from './payment-flow.ts'

/** Why Pay is shut, if it is: on the button of phones, and beneath it. */
export type PayButtonWords =
  | { isOpen: true }
  /** `place`: the id of what is to be ticked first. */
  | { isOpen: false; short: string; words: string; place?: string }

interface Circumstances {
  /** Ids of the ticks that are missing. */
  unticked: readonly string[]
  hasTerms: boolean
  isOnline: boolean
}

export const termsId = 'terms-of-sale'

/** Only what was seen, agreed to and priced a moment ago can be paid. */
export const payButtonWords = (flow: Flow, { unticked, hasTerms, isOnline }: Circumstances): PayButtonWords => {
  switch (flow.phase) {
    case 'placing':
      return { isOpen: false, short: 'One moment', words: 'Checking the price.' }
    case 'stopped':
      return { isOpen: false, short: 'Not yet', words: 'Nothing was charged.' }
    case 'paying':
    case 'asking':
      return { isOpen: false, short: 'Asking the bank', words: 'We’re asking the bank. Don’t pay again.' }
    case 'verifying':
      return { isOpen: false, short: 'Waiting for your bank', words: 'Not charged yet.' }
    case 'paid':
      return { isOpen: false, short: 'Paid', words: 'It’s paid.' }
  }
  if (!isOnline) return { isOpen: false, short: 'No connection', words: 'No connection. Nothing was charged.' }
  const [first] = unticked
  if (first !== undefined) {
    const isPrice = unticked.length === 1 && first.startsWith('price:')
    const what = isPrice ? 'the new price' : unticked.length === 1 ? 'the change' : 'what changed'
    return { isOpen: false, short: `Tick ${what}`, words: `Tick ${what} first, then you can pay.`, place: first }
  }
  if (!hasTerms)
    return {
      isOpen: false,
      short: 'Agree to the terms',
      words: 'Agree to the terms of sale first, then you can pay.',
      place: termsId,
    }
  return { isOpen: true }
}
