import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { actFields, shownAct } from './act-answers.ts'

const query =
  graphql(`query StaffActs($person: String, $subject: StaffSubject, $day: String, $first: Int, $after: String) {
  staffActs(person: $person, subject: $subject, day: $day, first: $first, after: $after) {
    items { ${actFields} }
    next
  }
  staffActors { id name }
}`)

const answer = v.object({
  staffActs: v.object({ items: v.array(shownAct), next: v.nullable(v.string()) }),
  staffActors: v.array(v.object({ id: v.string(), name: v.string() })),
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export interface ActsPage extends v.InferOutput<typeof answer> {}

/** A page of what staff have done, and who they are. */
export const askActs: Operation<ActsPage, VariablesFor<typeof query>> = {
  operationName: 'StaffActs',
  query,
  parse: (data) => v.parse(answer, data),
}
