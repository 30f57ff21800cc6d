import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, parse, validate } from 'graphql'
import { countDocument, type DocumentCounts } from './document-counts.ts'
import { depthOf } from './document-depth.ts'
import { type Fragments, fragmentsOf, hasCircle } from './fragments.ts'
import type { Limits } from './limits.ts'
import { type Refusal, refuse } from './refusal.ts'
import { repeatedNames } from './repeated-names.ts'

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
  const parsed = parseDocument(text, limits)
  if (!parsed.ok) return parsed
  const { document } = parsed
  const counts = countDocument(document)
  const tooMany = overLimit(counts, limits)
  if (tooMany) return tooMany
  if (counts.introspections > 0 && !openSchema) return refuse('INTROSPECTION_OFF', 'The schema is not shown here.')

  const fragments = fragmentsOf(document)
  if (repeatedNames(document, fragments, limits.repeats) > limits.repeats) {
    return refuse(
      'TOO_MANY_REPEATS',
      `The document names the same fields too often. It may do so ${limits.repeats} times.`,
    )
  }
  if (hasCircle(fragments)) return refuse('FRAGMENT_CIRCLE', 'The fragments of the document form a circle.')
  if (depthOf(document, fragments) > limits.depth) {
    return refuse('TOO_DEEP', `The document is too deep. It may have ${limits.depth} fields below one another.`)
  }

  const errors = validate(schema, document, undefined, { maxErrors: openSchema ? 20 : 1, hideSuggestions: !openSchema })
  if (errors.length === 0) return { ok: true, document, fragments }
  const refusal = refuse('DOCUMENT_DOES_NOT_FIT', 'The document does not fit the schema.')
  return openSchema ? { ...refusal, details: errors.map(({ message }) => message) } : refusal
}

const parseDocument = (text: string, limits: Limits): { ok: true; document: DocumentNode } | Refusal => {
  try {
    const document = parse(text, { maxTokens: limits.tokens })
    const types = document.definitions.some(
      ({ kind }) => kind !== Kind.OPERATION_DEFINITION && kind !== Kind.FRAGMENT_DEFINITION,
    )
    return types ? refuse('NOT_AN_OPERATION', 'Send operations and fragments only.') : { ok: true, document }
  } catch (error) {
    return refuse('SYNTAX_ERROR', error instanceof GraphQLError ? error.message : 'The document cannot be read.')
  }
}

const overLimit = (counts: DocumentCounts, limits: Limits): Refusal | undefined => {
  for (const thing of ['aliases', 'directives', 'fragments', 'variables'] as const) {
    if (counts[thing] <= limits[thing]) continue
    return refuse(
      `TOO_MANY_${thing.toUpperCase()}`,
      `The document has too many ${thing}. It may have ${limits[thing]}.`,
    )
  }
  return undefined
}
