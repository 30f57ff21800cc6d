import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'

const query = graphql(`query MyLastChoices($edition: Edition!) {
  myLastChoices(edition: $edition) {
    email name phone isPickUp
    address { street suburb state postcode }
    billing { name address { street suburb state postcode } }
  }
}`)

const street = v.object({ street: v.string(), suburb: v.string(), state: v.string(), postcode: v.string() })

const answer = v.object({
  myLastChoices: v.object({
    email: v.string(),
    name: v.string(),
    phone: v.string(),
    isPickUp: v.boolean(),
    address: v.nullable(street),
    billing: v.nullable(v.object({ name: v.string(), address: street })),
  }),
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export type CheckoutChoices = v.InferOutput<typeof answer>['myLastChoices']

/** What a checkout can be filled in with. */
export const askMyLastChoices: Operation<CheckoutChoices, VariablesFor<typeof query>> = {
  operationName: 'MyLastChoices',
  query,
  parse: (data) => v.parse(answer, data).myLastChoices,
}
