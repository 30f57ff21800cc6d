import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { caseCounts, listedCase } from './case-answers.ts'

const query =
  graphql(`query StaffCases($view: StaffCaseView!, $form: Form, $edition: Edition, $words: String, $first: Int, $after: String) {
  staffCases(view: $view, form: $form, edition: $edition, words: $words, first: $first, after: $after) {
    items {
      reference revision form edition name email place about gist files assignee isUnread outcome
      receivedAt waitingSince dueAt laterUntil isMerged
    }
    next
  }
  staffCaseCounts { open mine unread later }
}`)

const answer = v.object({
  staffCases: v.object({ items: v.array(listedCase), next: v.nullable(v.string()) }),
  staffCaseCounts: caseCounts,
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export interface CasesPage extends v.InferOutput<typeof answer> {}

/** A page of the cases in a view, and how many wait. */
export const askCases: Operation<CasesPage, VariablesFor<typeof query>> = {
  operationName: 'StaffCases',
  query,
  parse: (data) => v.parse(answer, data),
}
