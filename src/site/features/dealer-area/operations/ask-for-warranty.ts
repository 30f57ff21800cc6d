import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type WarrantyAnswer, warrantyAnswer } from './dealer-answers.ts'

const query =
  graphql(`mutation AskForWarranty($product: String!, $serialNumber: String!, $purchaseDate: String!, $fault: String!, $parts: String!, $photos: String!, $key: String!) {
  askForWarranty(
    product: $product, serialNumber: $serialNumber, purchaseDate: $purchaseDate, fault: $fault, parts: $parts,
    photos: $photos, key: $key
  ) {
    problem
    problems { field message }
    request { number product serialNumber purchasedOn fault parts photos state answer name askedAt answeredAt }
  }
}`)

const answer = v.object({ askForWarranty: warrantyAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Asks for a yes or a no to a repair before it begins. */
export const askForWarranty: Operation<WarrantyAnswer, VariablesFor<typeof query>> = {
  operationName: 'AskForWarranty',
  query,
  parse: (data) => v.parse(answer, data).askForWarranty,
}
