import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type PersonFile, personFile } from './person-answers.ts'
import { personFields } from './person-fields.ts'

const query = graphql(`query StaffPerson($id: String!) {
  staffPerson(id: $id) {
    ${personFields}
  }
}`)

const answer = v.object({ staffPerson: v.nullable(personFile) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** All of somebody; null where there is nobody like that. */
export const askPerson: Operation<PersonFile | null, VariablesFor<typeof query>> = {
  operationName: 'StaffPerson',
  query,
  parse: (data) => v.parse(answer, data).staffPerson,
}
