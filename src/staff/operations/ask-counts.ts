import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../site/data/operation.ts'
import type { Operation } from '../../site/data/site-data-client.ts'

const query = graphql(`query StaffCounts {
  staffCounts { orders inbox mail later demos dealers stock trouble }
}`)

const counts = v.object({
  orders: v.number(),
  inbox: v.number(),
  mail: v.number(),
  later: v.number(),
  demos: v.number(),
  dealers: v.number(),
  stock: v.number(),
  trouble: v.number(),
})

export type DeskCounts = v.InferOutput<typeof counts>

const answer = v.object({ staffCounts: counts }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** How much waits for staff, room by room. */
export const askCounts: Operation<DeskCounts, VariablesFor<typeof query>> = {
  operationName: 'StaffCounts',
  query,
  parse: (data) => v.parse(answer, data).staffCounts,
}
