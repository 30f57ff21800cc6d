/** What tells one robot from another at a glance. */
export interface Model {
  name: string
  href: string
  price: string
  maxLengthM: number
  walls: boolean
  waterline: boolean
  warrantyYears: number
}
