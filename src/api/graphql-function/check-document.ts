import { type DocumentNode, type GraphQLSchema, validate } from 'graphql'
import type { Fragments } from '../../graphql-guards/fragments.ts'
import { guardDocument } from '../../graphql-guards/guard-document.ts'
import type { Limits } from '../../graphql-guards/limits.ts'
import { documentHoldsNul } from './holds-nul.ts'
import { type Refusal, refuse } from './refusal.ts'

export interface CheckedDocument {
  readonly ok: true
  readonly document: DocumentNode
  readonly fragments: Fragments
}

export interface DocumentRules {
  readonly schema: GraphQLSchema
  readonly limits: Limits
  /** Whether the asker may look at the schema, and is told what is wrong with a question about it. */
  readonly openSchema: boolean
}

/** Everything that can be said of a document without its variables. What takes longer stands behind what bounds it. */
export const checkDocument = (
  text: string,
  { schema, limits, openSchema }: DocumentRules,
): CheckedDocument | Refusal => {
  const guarded = guardDocument(text, limits)
  if (!guarded.ok) return refuse(guarded.code, guarded.message)
  const { document, fragments, counts } = guarded
  if (counts.introspections > 0 && !openSchema) return refuse('INTROSPECTION_OFF', 'The schema is not shown here.')
  // Only an escape can write one.
  if (text.includes('\\u') && documentHoldsNul(document)) {
    return refuse('BAD_REQUEST', 'The document holds a NUL character. Leave it out.')
  }

  const errors = validate(schema, document, undefined, { maxErrors: openSchema ? 20 : 1, hideSuggestions: !openSchema })
  if (errors.length === 0) return { ok: true, document, fragments }
  const refusal = refuse('DOCUMENT_DOES_NOT_FIT', 'The document does not fit the schema.')
  return openSchema ? { ...refusal, details: errors.map(({ message }) => message) } : refusal
}
