import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'

const query = graphql(`query CardEntry {
  cardEntry { kind publishableKey fieldsUrl }
}`)

const answer: v.GenericSchema<unknown, AnswerTo<typeof query>> = v.object({
  cardEntry: v.object({
    kind: v.string(),
    publishableKey: v.nullable(v.string()),
    fieldsUrl: v.nullable(v.string()),
  }),
})

/** Whose fields take the card. */
export type CardEntry = { kind: 'stripe'; publishableKey: string } | { kind: 'sandbox'; fieldsUrl: string }

/** Null where it is a kind that this page does not know. */
export const askCardEntry: Operation<CardEntry | null, VariablesFor<typeof query>> = {
  operationName: 'CardEntry',
  query,
  parse: (data) => {
    const { kind, publishableKey, fieldsUrl } = v.parse(answer, data).cardEntry
    if (kind === 'stripe' && publishableKey !== null) return { kind, publishableKey }
    return kind === 'sandbox' && fieldsUrl !== null ? { kind, fieldsUrl } : null
  },
}
