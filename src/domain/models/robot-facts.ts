import type { Cents } from '../money/money.ts'

export const poolTypes = ['in-ground', 'above-ground', 'plunge', 'spa', 'commercial'] as const
export const surfaces = ['concrete', 'tile', 'vinyl', 'fibreglass', 'pebble'] as const
/** What a machine cleans: parts of the pool on its own, what floats, or where it is held. */
export const cleanedParts = ['floor', 'walls', 'waterline', 'surface', 'steps'] as const

export type PoolType = (typeof poolTypes)[number]
export type Surface = (typeof surfaces)[number]
export type CleanedPart = (typeof cleanedParts)[number]

/** What is known of a robot, in figures. Distances are in metres. */
export interface RobotFacts {
  /** What it is made for first comes first. */
  poolTypes: readonly PoolType[]
  reach: number
  surfaces: readonly Surface[]
  cleans: readonly CleanedPart[]
  /** Nothing where it does not drive. */
  drive?: 'tracks' | 'wheels'
  cordless: boolean
  app: boolean
  remote: boolean
  timer: boolean
  cable?: number
  /** Minutes on a charge. */
  runs?: number
  /** Hours to the next one. */
  charges?: number
  /** Litres. */
  basket: number
  /** Micrometres its filters let through, the finest first. */
  filters: readonly number[]
  /** Kilograms. */
  weight: number
  warrantyYears: number
  cents: Cents
}
