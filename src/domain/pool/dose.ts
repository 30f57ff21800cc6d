import type { Locale } from '../edition/edition-code.ts'
import { formatFigure } from '../numbers/figure-format.ts'
import { roundLitres } from './round-litres.ts'
import type { WorkingLine } from './working.ts'

/** Salt or minerals for a pool: levels in parts per million, which are milligrams in a litre. */
export interface DoseQuestion {
  litres: number
  now: number
  wanted: number
  /** Kilograms in a bag. */
  bag: number
}

export interface Dose {
  kilograms: number
  bags: number
  /** What stays in the last bag, in kilograms. */
  leftOver: number
  /** What has to be let out and filled up with fresh water, where there is too much already: each time, if that is more than once. */
  replaceLitres: number
  /** How often. Never at once what would leave a pool half empty. */
  exchanges: number
  working: WorkingLine[]
}

/**
 * An emptied liner shrinks, and ground water lifts a fibreglass shell: at most a third goes out at a time, and nobody should do that
 * more than three times without somebody who has seen the pool.
 */
const mostAtOnce = 1 / 3
const mostExchanges = 3

/** How often a share of at most a third has to be replaced, and how large it is then. */
const exchangesFor = (remaining: number): { times: number; share: number } => {
  const times = Math.max(1, Math.ceil(Number((Math.log(remaining) / Math.log(1 - mostAtOnce)).toFixed(6))))
  return { times, share: 1 - remaining ** (1 / times) }
}

/** Bags are not opened for the last few grams of a rounding. */
const wholeBags = (kilograms: number, bag: number): number => Math.ceil(Number((kilograms / bag).toFixed(6)))

export const doseFor = ({ litres, now, wanted, bag }: DoseQuestion, locale: Locale): Dose => {
  const figure = (value: number, decimals = 1): string => formatFigure(value, locale, decimals)
  const missing = wanted - now
  if (missing < 0) {
    const { times, share } = exchangesFor(wanted / now)
    const isTooMuch = times > mostExchanges
    const replaceLitres = isTooMuch ? 0 : roundLitres(litres * share)
    return {
      kilograms: 0,
      bags: 0,
      leftOver: 0,
      replaceLitres,
      exchanges: times,
      working: [
        { what: 'Too much', sum: `${figure(now)} − ${figure(wanted)}`, result: `${figure(-missing)}\u00a0ppm` },
        ...(isTooMuch
          ? []
          : [
              {
                what: times === 1 ? 'Share to replace' : 'Share to replace each time',
                sum:
                  times === 1
                    ? `1 − ${figure(wanted)} ÷ ${figure(now)}`
                    : `1 − (${figure(wanted)} ÷ ${figure(now)}), root ${times}`,
                result: `${figure(share * 100)}\u00a0%`,
              },
              {
                what: times === 1 ? 'Water to replace' : 'Water to replace each time',
                sum: `${figure(litres)} × ${figure(share, 3)}`,
                result: `${figure(replaceLitres)}\u00a0L`,
              },
            ]),
      ],
    }
  }
  const kilograms = (litres * missing) / 1_000_000
  const bags = wholeBags(kilograms, bag)
  const leftOver = bags * bag - kilograms
  return {
    kilograms,
    bags,
    leftOver,
    replaceLitres: 0,
    exchanges: 0,
    working: [
      { what: 'Missing', sum: `${figure(wanted)} − ${figure(now)}`, result: `${figure(missing)}\u00a0ppm` },
      {
        what: 'To add',
        sum: `${figure(litres)} × ${figure(missing)} ÷ ${figure(1_000_000)}`,
        result: `${figure(kilograms)}\u00a0kg`,
      },
      {
        what: `Bags of ${figure(bag)}\u00a0kg`,
        sum: `${figure(kilograms)} ÷ ${figure(bag)}, rounded up`,
        result: `${bags}`,
      },
      {
        what: 'Left over',
        sum: `${bags} × ${figure(bag)} − ${figure(kilograms)}`,
        result: `${figure(leftOver)}\u00a0kg`,
      },
    ],
  }
}
