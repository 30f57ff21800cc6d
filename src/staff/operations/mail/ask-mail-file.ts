import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { listedMailFields, type MailFile, mailFile } from './mail-answers.ts'

const query = graphql(`query StaffMail($id: String!) {
  staffMail(id: $id) {
    mail { ${listedMailFields} }
    words
    attachments { name bytes file refused }
    maybeAbout { reference what email receivedAt isSameSender }
  }
}`)

const answer = v.object({ staffMail: v.nullable(mailFile) }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** All of one mail; null where there is none of that id. */
export const askMailFile: Operation<MailFile | null, VariablesFor<typeof query>> = {
  operationName: 'StaffMail',
  query,
  parse: (data) => v.parse(answer, data).staffMail,
}
