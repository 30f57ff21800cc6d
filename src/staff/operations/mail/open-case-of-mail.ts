import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type MailActed, mailActed, mailActedFields } from './mail-answers.ts'

const query = graphql(`mutation StaffOpenCaseOfMail($mail: StaffSeenMail!, $edition: Edition!) {
  staffOpenCaseOfMail(mail: $mail, edition: $edition) { ${mailActedFields} }
}`)

const answer = v.object({ staffOpenCaseOfMail: mailActed }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Makes of a mail what the contact form makes. */
export const openCaseOfMail: Operation<MailActed, VariablesFor<typeof query>> = {
  operationName: 'StaffOpenCaseOfMail',
  query,
  parse: (data) => v.parse(answer, data).staffOpenCaseOfMail,
}
