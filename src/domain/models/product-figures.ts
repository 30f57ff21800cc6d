import * as v from 'valibot'

const figure = v.pipe(v.number(), v.minValue(0))
const choices = v.pipe(v.array(figure), v.minLength(1))

/** What is reckoned with a product or drawn of it; people read its specifications. */
export const productFiguresSchema = v.strictObject({
  cableMetres: v.exactOptional(figure),
  /** All that can be set, or the shortest and the longest. */
  cycleHours: v.exactOptional(choices),
  /** On one charge. */
  runMinutes: v.exactOptional(figure),
  chargingHours: v.exactOptional(figure),
  watts: v.exactOptional(figure),
  basketLitres: v.exactOptional(figure),
  /** Of its filters, the finest first. */
  finenessMicrons: v.exactOptional(choices),
  weightKilograms: v.exactOptional(figure),
  /** The largest pool it is made for. */
  poolLitres: v.exactOptional(figure),
  netKilograms: v.exactOptional(figure),
  /** Height, width and depth. */
  sizeCentimetres: v.exactOptional(v.tuple([figure, figure, figure])),
})

export type ProductFigures = v.InferOutput<typeof productFiguresSchema>

/** The specification that tells people the same. */
export const toldAs: Record<keyof ProductFigures, string> = {
  cableMetres: 'Cable',
  cycleHours: 'Cycle',
  runMinutes: 'Run time',
  chargingHours: 'Charging',
  watts: 'Power',
  basketLitres: 'Basket',
  finenessMicrons: 'Fineness',
  weightKilograms: 'Weight',
  poolLitres: 'Pool volume',
  netKilograms: 'Net weight',
  sizeCentimetres: 'Size',
}
