import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { type EditionWords, wordsIn } from '../../../domain/edition/edition-words.ts'

interface DemoVoice {
  /** "ring us", "phone us" */
  readonly ringUs: string
  readonly ringThem: string
  /** What the visit is, and what it costs. */
  readonly visit: string
  /** What the visitor has ready. */
  readonly ready: string
  readonly weRing: string
}

const voices: EditionWords<DemoVoice> = {
  'en-au': {
    ringUs: 'ring us',
    ringThem: 'ring them',
    visit:
      'The demo takes about 30 minutes and is free within 30 km of your shop. Leave a written price that holds for 30 days.',
    ready:
      'It takes about 30 minutes. Leave the pool as dirty as it is. You need one power point within 18 m of the water and nobody swimming.',
    weRing: 'We look for somebody ourselves now, and ring you.',
  },
  'en-nz': {
    ringUs: 'give us a ring',
    ringThem: 'give them a ring',
    visit: 'The visit takes 30 minutes and is free within 40 km of your shop.',
    ready:
      'The visit takes thirty minutes and needs one power point with an RCD. No tidying beforehand; a cover that comes off helps.',
    weRing: 'We’re looking for somebody ourselves now, and will give you a ring.',
  },
  'en-za': {
    ringUs: 'phone us',
    ringThem: 'phone them',
    visit:
      'The demo takes half an hour and is free within 40 km of your shop. If the power is off, the date moves and the price doesn’t.',
    ready:
      'The demo takes half an hour. Tell whoever is on duty at the gate. If the power is off we move the date, not the price.',
    weRing: 'We are looking for somebody ourselves now, and will phone you.',
  },
}

export const demoVoice = (edition: EditionCode): DemoVoice => wordsIn(voices, edition)
