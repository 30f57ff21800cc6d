import { storedValue } from '../../../state/stored-value.ts'

const notes = {
  'no-details': 'We still need to know where to send it. Fill in what is missing, then you get one last look.',
  'no-card': 'Enter the card again. The rest is as you left it.',
  'another-card': 'Try another card. The rest is as you left it, and nothing was charged.',
  'not-paid': 'Your order hasn’t been paid for yet. It’s here, as you left it.',
  'no-order': 'There’s no paid order on this device. Yours will show up once it’s paid.',
} as const

export type ArrivalNote = keyof typeof notes

const stored = storedValue(() => sessionStorage, 'checkout-note')

/** In case the browser keeps nothing. */
let last: string | null = null

/** Said on the page that is gone to. */
export const leaveNote = (note: ArrivalNote): void => {
  last = note
  stored.write(note)
}

/** Taken once: on a reload it is not said again. */
export const takeNote = (): { note: ArrivalNote; words: string } | undefined => {
  const found = stored.read() ?? last
  last = null
  stored.write(null)
  const note = found as ArrivalNote
  return found !== null && Object.hasOwn(notes, found) ? { note, words: notes[note] } : undefined
}
