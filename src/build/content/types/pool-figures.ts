import * as v from 'valibot'
import type { Collection } from '../collection.ts'

const number = v.number()

const schema = v.object({
  electricity: v.object({ perKwh: number, asOf: v.string(), note: v.string() }),
  cleaning: v.object({ robotTimes: number, pumpWatts: number, pumpHours: number, pumpTimes: number, weeks: number }),
  treatments: v.nullish(
    v.array(
      v.object({
        line: v.string(),
        name: v.string(),
        what: v.string(),
        low: number,
        wanted: number,
        high: number,
        bag: number,
      }),
    ),
  ),
})

export type PoolFiguresEntry = v.InferOutput<typeof schema>

export const poolFigures: Collection<PoolFiguresEntry> = {
  type: 'poolFigures',
  selection: 'electricity cleaning treatments',
  pageSize: 10,
  perEdition: true,
  schema,
}
