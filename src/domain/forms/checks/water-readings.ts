import { saltLevel } from '../../pool/pool-quantities.ts'
import type { Quantity } from '../../pool/quantity.ts'

export const acidity: Quantity = {
  name: 'a pH',
  unit: '',
  units: { ph: 1 },
  least: 0,
  most: 14,
  example: 'a figure from 0 to 14, such as 7.4',
}

export const salt: Quantity = saltLevel

/** Past 20 every test strip has bleached; more than a hundred is no reading. */
export const freeChlorine: Quantity = {
  name: 'a free chlorine reading',
  unit: 'ppm',
  units: { ppm: 1, 'mg/l': 1 },
  least: 0,
  most: 100,
  example: 'parts per million, such as 2.5',
}
