import * as v from 'valibot'
import type { ContentType } from '../field.ts'
import { editions } from './shared-fields.ts'

const text = v.pipe(v.string(), v.minLength(1))
const above = v.pipe(v.number(), v.gtValue(0))
const day = v.pipe(v.string(), v.isoDate())

const treatment = v.pipe(
  v.strictObject({ line: text, name: text, what: text, low: above, wanted: above, high: above, bag: above }),
  v.check(({ low, wanted, high }) => low <= wanted && wanted <= high, 'wanted has to lie between low and high'),
)

export const poolFigures: ContentType = {
  id: 'poolFigures',
  folder: 'pool-figures',
  displayField: 'name',
  doc: 'What the calculators reckon with in one edition until a visitor says better',
  fields: {
    name: { kind: 'symbol', required: true, unique: true },
    electricity: {
      kind: 'json',
      required: true,
      schema: v.strictObject({ perKwh: above, asOf: day, note: text }),
      doc: 'A typical price of a kilowatt hour in units of the edition’s currency, since when, and in whose words',
    },
    cleaning: {
      kind: 'json',
      required: true,
      schema: v.strictObject({ robotTimes: above, pumpWatts: above, pumpHours: above, pumpTimes: above, weeks: above }),
      doc: 'How often a robot runs in a week, what the pump of a suction cleaner draws and for how long, and the season',
    },
    treatments: {
      kind: 'json',
      schema: v.array(treatment),
      doc: 'Lines that want salt or minerals: the levels in parts per million, and the kilograms of a bag',
    },
    editions,
  },
}
