import * as v from 'valibot'
import { type FoundKind, foundKinds } from '../../../domain/staff/found-kind.ts'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'

const query = graphql(`query StaffFind($words: String!, $only: StaffFoundKind) {
  staffFind(words: $words, only: $only) { kind of title detail state amount isExact }
}`)

const found = v.object({
  kind: v.picklist(foundKinds.map((kind) => kind.toUpperCase() as Uppercase<FoundKind>)),
  of: v.string(),
  title: v.string(),
  detail: v.string(),
  state: v.string(),
  amount: v.nullable(v.number()),
  isExact: v.boolean(),
})

export type FoundThing = v.InferOutput<typeof found>

const answer = v.object({ staffFind: v.array(found) }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** What has the words in it, kind by kind. */
export const askFound: Operation<FoundThing[], VariablesFor<typeof query>> = {
  operationName: 'StaffFind',
  query,
  parse: (data) => v.parse(answer, data).staffFind,
}
