import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type MailActed, mailActed, mailActedFields } from './mail-answers.ts'

const query = graphql(`mutation StaffAttachMail($mail: StaffSeenMail!, $reference: String!) {
  staffAttachMail(mail: $mail, reference: $reference) { ${mailActedFields} }
}`)

const answer = v.object({ staffAttachMail: mailActed }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Puts a mail with what it is about. */
export const attachMail: Operation<MailActed, VariablesFor<typeof query>> = {
  operationName: 'StaffAttachMail',
  query,
  parse: (data) => v.parse(answer, data).staffAttachMail,
}
