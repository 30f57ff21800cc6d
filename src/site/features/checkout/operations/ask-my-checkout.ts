import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'

const query = graphql(`query MyCheckout {
  me {
    email
    addresses { edition name phone street suburb state postcode }
  }
  myLastChoices(edition: EN_AU) {
    name phone isPickUp
    address { street suburb state postcode }
  }
}`)

const place = { street: v.string(), suburb: v.string(), state: v.string(), postcode: v.string() }

const answer = v.object({
  me: v.object({
    email: v.string(),
    addresses: v.array(
      v.object({ edition: v.picklist(['EN_AU', 'EN_NZ', 'EN_ZA']), name: v.string(), phone: v.string(), ...place }),
    ),
  }),
  myLastChoices: v.object({
    name: v.string(),
    phone: v.string(),
    isPickUp: v.boolean(),
    address: v.nullable(v.object(place)),
  }),
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export type MyCheckout = v.InferOutput<typeof answer>

/** What a checkout can be filled in with by whoever is signed in. */
export const askMyCheckout: Operation<MyCheckout, VariablesFor<typeof query>> = {
  operationName: 'MyCheckout',
  query,
  parse: (data) => v.parse(answer, data),
}
