import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'

const query = graphql(`query StaffPackingSlips($numbers: [String!]!, $first: Int!) {
  staffPackingSlips(numbers: $numbers, first: $first) {
    order {
      number name phone notes
      address { street suburb state postcode }
      lines { sku name quantity isBonus refundedUnits }
    }
    available { sku bay }
  }
}`)

const slip = v.object({
  order: v.object({
    number: v.string(),
    name: v.string(),
    phone: v.string(),
    notes: v.string(),
    address: v.nullable(v.object({ street: v.string(), suburb: v.string(), state: v.string(), postcode: v.string() })),
    lines: v.array(
      v.object({
        sku: v.string(),
        name: v.string(),
        quantity: v.number(),
        isBonus: v.boolean(),
        refundedUnits: v.number(),
      }),
    ),
  }),
  available: v.array(v.object({ sku: v.string(), bay: v.nullable(v.string()) })),
})

export type PackingSlip = v.InferOutput<typeof slip>

const answer = v.object({ staffPackingSlips: v.array(slip) }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** As many as one question may ask for. */
export const mostAtOnce = 50

/** What goes into so many boxes. `first`: how many they are, which is what the question weighs. */
export const askPackingSlips: Operation<PackingSlip[], VariablesFor<typeof query>> = {
  operationName: 'StaffPackingSlips',
  query,
  parse: (data) => v.parse(answer, data).staffPackingSlips,
}
