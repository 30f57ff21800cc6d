import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type MailActed, mailActed, mailActedFields } from './mail-answers.ts'

const query = graphql(`mutation StaffRestoreMails($mails: [StaffSeenMail!]!) {
  staffRestoreMails(mails: $mails) { ${mailActedFields} }
}`)

const answer = v.object({ staffRestoreMails: v.array(mailActed) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** They wait again. */
export const restoreMails: Operation<MailActed[], VariablesFor<typeof query>> = {
  operationName: 'StaffRestoreMails',
  query,
  parse: (data) => v.parse(answer, data).staffRestoreMails,
}
