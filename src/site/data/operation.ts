import type { ResultOf, graphql as typed, VariablesOf } from 'gql.tada'
import type { introspection } from './site-schema.d.ts'

// Of its two signatures the first is for a cache that we do not have, and takes no text: only the second one counts.
// @ts-expect-error
type Typed<Query extends string> = introspection extends object ? ReturnType<typeof typed<Query, []>> : never

/** What the schema says of the answer to an operation. */
export type AnswerTo<Query extends string> = ResultOf<Typed<Query>>

/** What the schema wants to know with it. */
export type VariablesFor<Query extends string> = VariablesOf<Typed<Query>>

/** Marks the text of an operation, so that `gql.tada check` holds it against the schema. */
export const graphql = <const Query extends string>(query: Query): Query => query
