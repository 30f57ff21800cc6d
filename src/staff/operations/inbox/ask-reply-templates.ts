import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type Template, template } from './case-answers.ts'

const query = graphql(`query StaffReplyTemplates($edition: Edition!) {
  staffReplyTemplates(edition: $edition) { id title forms words }
}`)

const answer = v.object({ staffReplyTemplates: v.array(template) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** How answers are begun in an edition. */
export const askReplyTemplates: Operation<Template[], VariablesFor<typeof query>> = {
  operationName: 'StaffReplyTemplates',
  query,
  parse: (data) => v.parse(answer, data).staffReplyTemplates,
}
