import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type PersonActed, personActed } from './person-answers.ts'
import { personFields } from './person-fields.ts'

const query = graphql(`mutation StaffEndSignIns($id: String!, $place: String) {
  staffEndSignIns(id: $id, place: $place) {
    problem changedBy
    person { ${personFields} }
  }
}`)

const answer = v.object({ staffEndSignIns: personActed }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Signs somebody out at one place, or everywhere. */
export const endSignIns: Operation<PersonActed, VariablesFor<typeof query>> = {
  operationName: 'StaffEndSignIns',
  query,
  parse: (data) => v.parse(answer, data).staffEndSignIns,
}
