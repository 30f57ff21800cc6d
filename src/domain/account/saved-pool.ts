import { localeOf } from '../edition/edition-code.ts'
import { oneLine } from '../forms/clean-text.ts'
import type { Problem } from '../forms/form-definition.ts'
import { type Surface, surfaces } from '../models/robot-facts.ts'
import { poolDepth, poolSide } from '../pool/pool-quantities.ts'
import { fills, type PoolMeasures, type PoolShape, type PoolSide, sidesOf } from '../pool/pool-shape.ts'
import { poolVolume } from '../pool/pool-volume.ts'

/** What keeps the water clean, as people call it. */
export const waterTreatments = ['chlorine', 'salt', 'minerals', 'ozone'] as const

export type WaterTreatment = (typeof waterTreatments)[number]

export type MeasureName = Exclude<keyof PoolMeasures, 'shape'>

/** A pool as somebody has saved it, in metres: of its measures those that its shape has. */
export interface SavedPool extends Partial<Readonly<Record<MeasureName, number>>> {
  readonly shape: PoolShape
  readonly litres: number
  readonly surface?: Surface
  readonly treatment?: WaterTreatment
  /** Suburb or town. */
  readonly place?: string
  /** What it stands under, in their own words: "under a spotted gum". */
  readonly tree?: string
}

/** As it was sent. */
export interface TypedPool extends Partial<Readonly<Record<MeasureName, number | null | undefined>>> {
  readonly shape: PoolShape
  readonly surface?: string | null | undefined
  readonly treatment?: string | null | undefined
  readonly place?: string | null | undefined
  readonly tree?: string | null | undefined
}

export type ReadPool = { ok: true; pool: SavedPool } | { ok: false; problems: Problem[] }

const longestPlace = 80
const longestTree = 40

const sideProblem = (name: PoolSide | 'shallow' | 'deep', value: number | null | undefined): Problem[] => {
  const { least, most } = name === 'shallow' || name === 'deep' ? poolDepth : poolSide
  if (typeof value === 'number' && value >= least && value <= most) return []
  return [{ field: name, message: `Write metres, from ${least} to ${most}.` }]
}

const fillProblem = (shape: PoolShape, fill: number | null | undefined): Problem[] =>
  shape !== 'free-form' || Object.values<number>(fills).includes(fill ?? 0)
    ? []
    : [{ field: 'fill', message: 'Choose how much of its rectangle the pool fills.' }]

const textProblem = (field: string, text: string, longest: number): Problem[] =>
  text.length <= longest ? [] : [{ field, message: `Write at most ${longest} characters.` }]

const chosen = <Value extends string>(values: readonly Value[], given: string | null | undefined): Value | undefined =>
  values.find((value) => value === given)

/** Reads a pool by the ranges of the calculator. What its shape does not have is left out. */
export const readPool = (typed: TypedPool): ReadPool => {
  const { shape } = typed
  const sides = sidesOf[shape].map(({ side }) => side)
  const measured = [...sides, 'shallow', 'deep'] as const
  const place = oneLine(typed.place ?? '')
  const tree = oneLine(typed.tree ?? '')
  const problems = [
    ...measured.flatMap((name) => sideProblem(name, typed[name])),
    ...fillProblem(shape, typed.fill),
    ...textProblem('place', place, longestPlace),
    ...textProblem('tree', tree, longestTree),
  ]
  if (problems.length > 0) return { ok: false, problems }
  const fill = shape === 'free-form' ? { fill: typed.fill ?? 0 } : {}
  const measures = { ...Object.fromEntries(measured.map((name) => [name, typed[name] ?? 0])), ...fill }
  const none = { length: 0, width: 0, narrow: 0, wing: 0, wingWidth: 0, fill: 0, shallow: 0, deep: 0 }
  // Only the words of its working differ between locales.
  const { litres } = poolVolume({ ...none, ...measures, shape }, localeOf('en-au'))
  const [surface, treatment] = [chosen(surfaces, typed.surface), chosen(waterTreatments, typed.treatment)]
  return {
    ok: true,
    pool: {
      shape,
      ...measures,
      litres,
      ...(surface && { surface }),
      ...(treatment && { treatment }),
      ...(place !== '' && { place }),
      ...(tree !== '' && { tree }),
    },
  }
}
