import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type MailActed, mailActed, mailActedFields } from './mail-answers.ts'

const query = graphql(`mutation StaffDiscardMails($mails: [StaffSeenMail!]!) {
  staffDiscardMails(mails: $mails) { ${mailActedFields} }
}`)

const answer = v.object({ staffDiscardMails: v.array(mailActed) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** Nobody has to do anything about them. */
export const discardMails: Operation<MailActed[], VariablesFor<typeof query>> = {
  operationName: 'StaffDiscardMails',
  query,
  parse: (data) => v.parse(answer, data).staffDiscardMails,
}
