import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type PersonActed, personActed } from './person-answers.ts'
import { personFields } from './person-fields.ts'

const query = graphql(`mutation StaffLetInAgain($id: String!) {
  staffLetInAgain(id: $id) {
    problem changedBy
    person { ${personFields} }
  }
}`)

const answer = v.object({ staffLetInAgain: personActed }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Whoever has tried too often may try again. */
export const letInAgain: Operation<PersonActed, VariablesFor<typeof query>> = {
  operationName: 'StaffLetInAgain',
  query,
  parse: (data) => v.parse(answer, data).staffLetInAgain,
}
