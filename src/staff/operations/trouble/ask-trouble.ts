import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'

const query = graphql(`query StaffTrouble {
  staffTrouble {
    failures { kind id what to reason since tries order reference }
    letters jobs
    queuedLetters oldestLetter
    queues { queue waiting oldest }
  }
}`)

const failure = v.object({
  kind: v.picklist(['LETTER', 'JOB']),
  id: v.string(),
  what: v.string(),
  to: v.string(),
  reason: v.string(),
  since: v.string(),
  tries: v.number(),
  order: v.nullable(v.string()),
  reference: v.nullable(v.string()),
})

export type Failure = v.InferOutput<typeof failure>

const trouble = v.object({
  failures: v.array(failure),
  letters: v.number(),
  jobs: v.number(),
  queuedLetters: v.number(),
  oldestLetter: v.nullable(v.string()),
  queues: v.array(v.object({ queue: v.string(), waiting: v.number(), oldest: v.string() })),
})

export type Trouble = v.InferOutput<typeof trouble>

const answer = v.object({ staffTrouble: trouble }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** What has gone wrong beside requests, and what waits. */
export const askTrouble: Operation<Trouble, VariablesFor<typeof query>> = {
  operationName: 'StaffTrouble',
  query,
  parse: (data) => v.parse(answer, data).staffTrouble,
}
