import * as v from 'valibot'

const amount = v.pipe(v.number(), v.minValue(0))
const count = v.pipe(amount, v.integer())
const percent = v.pipe(amount, v.maxValue(100))
const hour = v.pipe(count, v.maxValue(24))
const hours = v.pipe(
  v.tuple([hour, hour]),
  v.check(([from, to]) => from < to, 'must end later than it begins'),
)
const month = v.pipe(count, v.minValue(1), v.maxValue(12))

/** What a page draws or reckons with, beside the words that people read: each a field of an item. */
export const figures = {
  /** A time of day. */
  at: v.pipe(v.string(), v.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as "07:30"')),
  /** From one hour of the day to another: when a timer is on, when there is no power. */
  on: hours,
  off: hours,
  minutes: amount,
  hours: amount,
  days: count,
  /** From one month to another, January is 1. They may run over the end of the year. */
  months: v.tuple([month, month]),
  year: count,
  metres: amount,
  millimetres: count,
  squareMetres: v.pipe(count, v.minValue(1)),
  lanes: count,
  watts: amount,
  litres: amount,
  kilowattHours: amount,
  percent,
  /** How full a battery is, in percent. */
  charge: percent,
  /** How many minutes a full charge lasts. */
  chargeMinutes: amount,
  /** Of ten. */
  tenths: v.pipe(amount, v.maxValue(10)),
  /** A year. */
  times: v.pipe(count, v.minValue(1)),
  poolsAYear: count,
  /** In metres, with so many pairs of a pump and its filter on it. */
  slab: v.strictObject({ length: amount, width: amount, pairs: v.pipe(count, v.minValue(1)), filterWidth: amount }),
  /** What serial numbers begin with. */
  codes: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters'))),
}

export type FigureName = keyof typeof figures

/** Items that have all of the first figures and may have the second. */
export type WithFigures<Every extends FigureName, Some extends FigureName> = {
  [Name in Every]: v.InferOutput<(typeof figures)[Name]>
} & { [Name in Some]?: v.InferOutput<(typeof figures)[Name]> }

/** For a schema of items, which may have any of them until their slot says which. */
export const anyFigures = v.partial(v.object(figures)).entries

export const figureNames = Object.keys(figures) as FigureName[]
