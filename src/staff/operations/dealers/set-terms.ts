import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { came, dealerFile } from './dealer-answers.ts'
import { dealerFields } from './file-fields.ts'

const query =
  graphql(`mutation StaffSetDealerTerms($edition: Edition!, $slug: String!, $revision: String!, $terms: [StaffDealerTermInput!]!) {
  staffSetDealerTerms(edition: $edition, slug: $slug, revision: $revision, terms: $terms) {
    problem changedBy
    dealer { ${dealerFields} }
  }
}`)

const acted = v.object({ ...came, dealer: v.nullable(dealerFile) })

const answer = v.object({ staffSetDealerTerms: acted }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** What a dealer pays less from now on. */
export const setTerms: Operation<v.InferOutput<typeof acted>, VariablesFor<typeof query>> = {
  operationName: 'StaffSetDealerTerms',
  query,
  parse: (data) => v.parse(answer, data).staffSetDealerTerms,
}
