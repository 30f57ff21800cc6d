import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'

const query = graphql(`mutation StaffUndoAct($act: Int!) {
  staffUndoAct(act: $act) { of problem changedBy }
}`)

const undone = v.object({ of: v.string(), problem: v.nullable(v.string()), changedBy: v.nullable(v.string()) })

const answer = v.object({ staffUndoAct: undone }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Takes back what one has done just now. */
export const undoAct: Operation<v.InferOutput<typeof undone>, VariablesFor<typeof query>> = {
  operationName: 'StaffUndoAct',
  query,
  parse: (data) => v.parse(answer, data).staffUndoAct,
}
