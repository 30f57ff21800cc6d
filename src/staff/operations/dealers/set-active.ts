import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { came, dealerFile } from './dealer-answers.ts'
import { dealerFields } from './file-fields.ts'

const query =
  graphql(`mutation StaffSetDealerActive($edition: Edition!, $slug: String!, $revision: String!, $isActive: Boolean!) {
  staffSetDealerActive(edition: $edition, slug: $slug, revision: $revision, isActive: $isActive) {
    problem changedBy
    dealer { ${dealerFields} }
  }
}`)

const acted = v.object({ ...came, dealer: v.nullable(dealerFile) })

const answer = v.object({ staffSetDealerActive: acted }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** A dealer that was approved here is taken off the list, or put back. */
export const setActive: Operation<v.InferOutput<typeof acted>, VariablesFor<typeof query>> = {
  operationName: 'StaffSetDealerActive',
  query,
  parse: (data) => v.parse(answer, data).staffSetDealerActive,
}
