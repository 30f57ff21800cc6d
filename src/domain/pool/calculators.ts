/** In the order in which one needs them; each is the last part of its page's address. Not every edition has all. */
export const calculators = [
  'pool-volume',
  'salt-and-minerals',
  'ozone-unit',
  'running-cost',
  'filter-cleaning',
] as const

export type CalculatorId = (typeof calculators)[number]
