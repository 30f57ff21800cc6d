import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { listedPerson } from './person-answers.ts'
import { listedFields } from './person-fields.ts'

const query = graphql(`query StaffPeople($view: StaffPeopleView!, $words: String, $first: Int, $after: String) {
  staffPeople(view: $view, words: $words, first: $first, after: $after) {
    items { ${listedFields} }
    next
  }
  staffPeopleCounts { staff dealers }
}`)

const answer = v.object({
  staffPeople: v.object({ items: v.array(listedPerson), next: v.nullable(v.string()) }),
  staffPeopleCounts: v.object({ staff: v.number(), dealers: v.number() }),
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export interface PeoplePage extends v.InferOutput<typeof answer> {}

/** A page of the people in a view. */
export const askPeople: Operation<PeoplePage, VariablesFor<typeof query>> = {
  operationName: 'StaffPeople',
  query,
  parse: (data) => v.parse(answer, data),
}
