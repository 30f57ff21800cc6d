import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type ApplicationFile, applicationFile } from './dealer-answers.ts'
import { applicationFields } from './file-fields.ts'

const query = graphql(`query StaffDealerApplication($reference: String!) {
  staffDealerApplication(reference: $reference) {
    ${applicationFields}
  }
}`)

const answer = v.object({ staffDealerApplication: v.nullable(applicationFile) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** All of one application; null where there is none of that reference. */
export const askApplication: Operation<ApplicationFile | null, VariablesFor<typeof query>> = {
  operationName: 'StaffDealerApplication',
  query,
  parse: (data) => v.parse(answer, data).staffDealerApplication,
}
