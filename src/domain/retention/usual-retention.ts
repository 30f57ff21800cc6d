import type { EditionCode } from '../edition/edition-code.ts'
import { ofEditions } from '../edition/editions.ts'
import { inEditions } from '../edition/in-editions.ts'
import type { KeptKind } from './kept-kind.ts'
import { years } from './years.ts'

/** For how many days what is known of people is kept, by edition. */
export type Retention = Readonly<Record<EditionCode, Readonly<Record<KeptKind, number>>>>

/** What the privacy page of each edition says, and where it says nothing, what Australia's does. */
const usual: Record<KeptKind, number> = {
  /** So that we remember what we told somebody. */
  contact: years(3),
  'book-a-demo': years(3),
  'become-a-dealer': years(3),
  /** As long as parts are kept, so that a recall reaches the owner. */
  registration: years(12),
  /** The warranty on a repair is over by then. */
  repair: years(3),
  'water-treatment-claim': years(3),
  /** Long enough for the next opening. */
  'job-application': 183,
  /** Company and tax law set the time. */
  order: years(7),
  /** Long enough to ask us why it did not work. */
  'unpaid-order': 30,
  /** Who has waited for a year has found another. */
  'back-in-stock': years(1),
  /** Codes, notices, reminders: long enough to ask us what they were. */
  'account-letter': 90,
  /** At which somebody was given what had come from their address. A sign-in ends a month after its last use. */
  'sign-in': 60,
  /** Long enough for whoever wrote to ask what became of it. */
  'stray-mail': 90,
  /** As a repair: who asked, what was wrong with whose machine. */
  'warranty-request': years(3),
  /** Long enough to see how a listing came about. */
  'listing-change': years(3),
  /** As long as the orders that it was done to. */
  'staff-act': years(7),
}

const own = ofEditions('retention')

export const usualRetention: Retention = inEditions((edition) => ({ ...usual, ...own[edition] }))
