import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type PersonActed, personActed } from './person-answers.ts'
import { personFields } from './person-fields.ts'

const query = graphql(`mutation StaffGiveRole($id: String!, $revision: String!, $role: StaffRole!, $dealer: String) {
  staffGiveRole(id: $id, revision: $revision, role: $role, dealer: $dealer) {
    problem changedBy
    person { ${personFields} }
  }
}`)

const answer = v.object({ staffGiveRole: personActed }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Refused as RECENT_SIGN_IN_NEEDED where one has not shown lately who one is. */
export const giveRole: Operation<PersonActed, VariablesFor<typeof query>> = {
  operationName: 'StaffGiveRole',
  query,
  parse: (data) => v.parse(answer, data).staffGiveRole,
}
