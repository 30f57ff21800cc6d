import type { Locale } from '../edition/edition-code.ts'
import { formatFigure } from '../numbers/figure-format.ts'
import { smallestFor } from './pool-litres.ts'
import { roundLitres } from './round-litres.ts'
import type { WorkingLine } from './working.ts'

export const ozonePlaces = ['indoor', 'shade', 'sun'] as const
export type OzonePlace = (typeof ozonePlaces)[number]

export interface OzoneQuestion {
  litres: number
  /** On a busy day. */
  swimmers: number
  place: OzonePlace
}

export interface OzoneAnswer<T> {
  /** Missing where one unit is not enough. */
  unit?: T
  /** Few swimmers outdoors: a chlorinator alone does it. */
  needed: boolean
  reasons: string[]
  working: WorkingLine[]
}

/** What one swimmer brings in keeps ozone as busy as so many litres more. */
const litresASwimmer = 500

const places: Record<OzonePlace, { factor: number; reason: string }> = {
  indoor: { factor: 1.25, reason: 'Indoors no wind carries the smell away, so all of it counts a quarter more.' },
  shade: { factor: 1, reason: 'Outdoors and shaded, nothing is added.' },
  sun: { factor: 1.1, reason: 'Full sun means sunscreen, so all of it counts a tenth more.' },
}

/** The smallest unit made for the volume, once the volume is weighed by who swims in it and where it lies. */
export const ozoneUnitFor = <T extends { litres: number; name: string }>(
  { litres, swimmers, place }: OzoneQuestion,
  units: T[],
  locale: Locale,
): OzoneAnswer<T> => {
  const figure = (value: number): string => formatFigure(value, locale)
  const { factor, reason } = places[place]
  const people = swimmers * litresASwimmer
  const weighed = roundLitres((litres + people) * factor)
  const unit = smallestFor(weighed, units)
  return {
    ...(unit !== undefined && { unit }),
    needed: place === 'indoor' || swimmers * 10_000 >= litres,
    reasons: [
      `Every swimmer brings in sunscreen, sweat and soap, and counts as ${figure(litresASwimmer)}\u00a0litres more.`,
      reason,
    ],
    working: [
      { what: 'Swimmers', sum: `${figure(swimmers)} × ${figure(litresASwimmer)}`, result: `${figure(people)}\u00a0L` },
      {
        what: 'It counts as',
        sum: `(${figure(litres)} + ${figure(people)}) × ${figure(factor)}`,
        result: `${figure(weighed)}\u00a0L`,
      },
      {
        what: 'Made for up to',
        sum: unit?.name ?? 'The largest unit',
        result: `${figure(unit?.litres ?? Math.max(...units.map((each) => each.litres)))}\u00a0L`,
      },
    ],
  }
}
