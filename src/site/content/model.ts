import type { Picture } from './picture.ts'

/** What tells one robot from another at a glance. */
export interface Model {
  name: string
  href: string
  price: string
  picture: Picture
  maxLengthM: number
  /** In words: "Floor, walls". */
  cleans: string
  walls: boolean
  waterline: boolean
  warrantyYears: number
  basket: string
  fineness: string
  power: string
  weight: string
  control: string
}

export interface ModelGroup {
  name: string
  models: Model[]
}
