import type { CalculatorId } from '../../domain/pool/calculators.ts'

/** A calculator as others name it. */
export interface CalculatorLink {
  id: CalculatorId
  href: string
  title: string
  text: string
  /** One of its answers, and to what. */
  example?: { value: string; of: string }
}

/** A line that wants salt or minerals in the water; levels in parts per million. */
export interface Treatment {
  /** The last part of its address. */
  id: string
  name: string
  what: string
  low: number
  wanted: number
  high: number
  /** Kilograms in a bag. */
  bag: number
  /** Where a bag can be bought here. */
  bagProduct?: { name: string; href: string; price: string }
}

export interface OzoneSize {
  name: string
  href: string
  price: string
  litres: number
}

export interface CabledRobot {
  name: string
  watts: number
  /** Of one clean. */
  hours: number
}

export interface BasketRobot {
  name: string
  /** Litres. */
  basket: number
}

export interface PowerFigures {
  perKwh: number
  /** Where the price comes from, and since when. */
  note: string
  robotTimes: number
  pumpWatts: number
  pumpHours: number
  pumpTimes: number
  weeks: number
}
