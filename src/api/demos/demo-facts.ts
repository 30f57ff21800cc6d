import { momentInZone, timeInZone } from '../../domain/calendar/clock-in-zone.ts'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { dealerTimeZone } from '../../domain/dealers/dealer-time-zone.ts'
import type { DemoTime } from '../../domain/demos/demo-standing.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import { printPhone } from '../../domain/forms/checks/phone-number.ts'
import { textIn } from '../../domain/forms/field.ts'
import type { Coordinates } from '../../domain/places/coordinates.ts'
import { distanceKm } from '../../domain/places/distance.ts'
import type { Place } from '../../domain/places/place.ts'
import { placeOfPostcode } from '../../domain/places/place-of-postcode.ts'
import type { KeptSubmission } from '../submissions/keep-submission.ts'
import type { DemoGround } from './demo-services.ts'
import { wishesOf } from './demo-turn.ts'

/** What pages and letters say of a request. */
export interface DemoFacts {
  readonly edition: EditionFacts
  readonly submission: string
  readonly reference: string
  readonly visitor: { readonly name: string; readonly email: string; readonly phone: string }
  /** Undefined: nobody knows where the postcode is. */
  readonly place: Place | undefined
  readonly postcode: string
  /** "8.5 m, in the ground" */
  readonly pool: string
  /** Undefined: whichever suits. */
  readonly model: string | undefined
  readonly notes: string | undefined
  readonly wishes: readonly string[]
}

export const demoFacts = (
  submission: KeptSubmission,
  { facts, gazetteer }: Pick<DemoGround, 'facts' | 'gazetteer'>,
): DemoFacts => {
  const { fields, lines, id, reference, email } = submission
  const line = (name: string) => lines.find(({ field }) => field === name)?.value
  const postcode = textIn(fields, 'postcode')
  const kind = line('poolType')?.toLowerCase()
  return {
    edition: facts,
    submission: id,
    reference,
    visitor: { name: textIn(fields, 'name'), email, phone: printPhone(textIn(fields, 'phone'), facts.code) },
    place: placeOfPostcode(gazetteer, postcode),
    postcode,
    pool: [line('poolLength'), kind].filter((part) => part !== undefined).join(', '),
    model: line('product'),
    notes: line('notes'),
    wishes: wishesOf(submission),
  }
}

/** ", QLD time" of a dealer whose clock shows another hour than the one at the pool: in summer the border runs through suburbs. */
export const whoseClock = (
  { place, edition }: Pick<DemoFacts, 'place' | 'edition'>,
  { state }: Pick<Dealer, 'state'>,
  { day, time }: Pick<DemoTime, 'day' | 'time'>,
): string => {
  if (place === undefined) return ''
  const moment = momentInZone(day, time, dealerTimeZone(state, edition.code))
  return timeInZone(moment, dealerTimeZone(place.state, edition.code)) === time ? '' : `, ${state} time`
}

/** "Paddington", or what there is of a name. */
export const suburbOf = ({ place, postcode }: DemoFacts): string => place?.name ?? `postcode ${postcode}`

/** "Paddington NSW 2021" */
export const whereOf = ({ place, postcode }: DemoFacts): string =>
  place === undefined ? `Postcode ${postcode}` : `${place.name} ${place.state} ${postcode}`

export const kmTo = ({ place }: DemoFacts, to: Coordinates): number | undefined =>
  place && Math.max(1, Math.round(distanceKm(place, to)))
