import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { came, dealerFile } from './dealer-answers.ts'
import { dealerFields } from './file-fields.ts'

const query =
  graphql(`mutation StaffSetDealerPerson($edition: Edition!, $slug: String!, $email: String!, $isDealer: Boolean!) {
  staffSetDealerPerson(edition: $edition, slug: $slug, email: $email, isDealer: $isDealer) {
    problem changedBy
    dealer { ${dealerFields} }
  }
}`)

const acted = v.object({ ...came, dealer: v.nullable(dealerFile) })

const answer = v.object({ staffSetDealerPerson: acted }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Somebody becomes one of a dealer’s people, or is none any more. */
export const setPerson: Operation<v.InferOutput<typeof acted>, VariablesFor<typeof query>> = {
  operationName: 'StaffSetDealerPerson',
  query,
  parse: (data) => v.parse(answer, data).staffSetDealerPerson,
}
