import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { applicationFile, came } from './dealer-answers.ts'
import { applicationFields } from './file-fields.ts'

const query =
  graphql(`mutation StaffApproveDealer($reference: String!, $revision: String!, $listing: StaffDealerListing!) {
  staffApproveDealer(reference: $reference, revision: $revision, listing: $listing) {
    problem changedBy
    application { ${applicationFields} }
  }
}`)

const acted = v.object({ ...came, application: v.nullable(applicationFile) })

const answer = v.object({ staffApproveDealer: acted }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** A business becomes a dealer that can be found from now on. */
export const approveDealer: Operation<v.InferOutput<typeof acted>, VariablesFor<typeof query>> = {
  operationName: 'StaffApproveDealer',
  query,
  parse: (data) => v.parse(answer, data).staffApproveDealer,
}
