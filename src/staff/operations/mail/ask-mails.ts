import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { listedMail, listedMailFields } from './mail-answers.ts'

const query = graphql(`query StaffMails($view: StaffMailView!, $first: Int, $after: String) {
  staffMails(view: $view, first: $first, after: $after) {
    items { ${listedMailFields} }
    next
  }
}`)

const page = v.object({ items: v.array(listedMail), next: v.nullable(v.string()) })

const answer = v.object({ staffMails: page }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export interface MailsPage extends v.InferOutput<typeof page> {}

/** A page of the mail that nobody could place. */
export const askMails: Operation<MailsPage, VariablesFor<typeof query>> = {
  operationName: 'StaffMails',
  query,
  parse: (data) => v.parse(answer, data).staffMails,
}
