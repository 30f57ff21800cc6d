import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type MeAnswer, meAnswer } from './account-answers.ts'
import { meFields } from './me-fields.ts'

const query = graphql(`mutation SaveAddress($id: ID, $address: AddressInput!) {
  saveAddress(id: $id, address: $address) {
    problem
    problems { field message }
    me { ${meFields} }
  }
}`)

const answer = v.object({ saveAddress: meAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Changes the address that is named, else adds one. */
export const saveAddress: Operation<MeAnswer, VariablesFor<typeof query>> = {
  operationName: 'SaveAddress',
  query,
  parse: (data) => v.parse(answer, data).saveAddress,
}
