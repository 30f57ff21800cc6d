import { openDays } from '../../../../domain/calendar/open-days.ts'
import { addressLines } from '../../../../domain/contact/address-lines.ts'
import type { EditionFacts } from '../../../../domain/edition/edition-facts.ts'
import type { Line } from '../../../mail/letter/letter.ts'
import type { LetterTerms, PickUpPoint } from '../letter-details.ts'

/** The clock on the wall of a pick-up point; that of the shop where the point is not known. */
export const pickUpZone = (point: PickUpPoint | undefined, { timeZone }: LetterTerms): string =>
  point?.timeZone ?? timeZone

/** As a sentence names it: "in Kirrawee". */
export const pickUpPlace = (point: PickUpPoint | undefined): string =>
  point === undefined ? 'at the pick-up point' : `in ${point.suburb}`

/** Where it is and when it is open. */
export const pickUpLines = (point: PickUpPoint | undefined, { locale }: EditionFacts): Line[] =>
  point === undefined
    ? [{ label: 'Where', value: 'The order page says where, and when it’s open.' }]
    : [
        { label: 'Where', value: [point.name, ...addressLines(point, locale)].join('\n') },
        {
          label: 'Open',
          value: openDays(point.hours)
            .map(({ days, hours }) => `${days}, ${hours}`)
            .join('\n'),
        },
      ]

export const whatToBring = (number: string): Line => ({
  label: 'Bring',
  value: `The order number, ${number}, and some ID`,
})
