import { type DocumentNode, GraphQLError, Kind, parse } from 'graphql'
import { countDocument, type DocumentCounts } from './document-counts.ts'
import { depthOf } from './document-depth.ts'
import { type Fragments, fragmentsOf, hasCircle } from './fragments.ts'
import type { Limits } from './limits.ts'
import { repeatedNames } from './repeated-names.ts'

export interface GuardedDocument {
  readonly ok: true
  readonly document: DocumentNode
  /** Without circles. */
  readonly fragments: Fragments
  readonly counts: DocumentCounts
}

const counted = {
  aliases: 'TOO_MANY_ALIASES',
  directives: 'TOO_MANY_DIRECTIVES',
  fragments: 'TOO_MANY_FRAGMENTS',
  variables: 'TOO_MANY_VARIABLES',
} as const
const countedThings = ['aliases', 'directives', 'fragments', 'variables'] as const

export type GuardCode =
  | 'TOO_LONG'
  | 'SYNTAX_ERROR'
  | 'NOT_AN_OPERATION'
  | (typeof counted)[keyof typeof counted]
  | 'TOO_MANY_REPEATS'
  | 'FRAGMENT_CIRCLE'
  | 'TOO_DEEP'

/** A document that is not looked at any further: why, for a program and for a person. */
export interface GuardRefusal {
  readonly ok: false
  readonly code: GuardCode
  readonly message: string
  /** Where the text stops being GraphQL. */
  readonly syntaxError?: GraphQLError
}

const refuse = (code: GuardCode, message: string): GuardRefusal => ({ ok: false, code, message })

/**
 * Parses a document and refuses what could take long to validate, weigh or run, whatever its shape. Each check is linear in what
 * the one before has let through.
 */
export const guardDocument = (text: string, limits: Limits): GuardedDocument | GuardRefusal => {
  if (text.length > limits.length) {
    return refuse('TOO_LONG', `The document is too long. It may have ${limits.length} characters.`)
  }
  const parsed = parseDocument(text, limits)
  if (!parsed.ok) return parsed
  const { document } = parsed
  const counts = countDocument(document)
  for (const thing of countedThings) {
    if (counts[thing] <= limits[thing]) continue
    return refuse(counted[thing], `The document has too many ${thing}. It may have ${limits[thing]}.`)
  }
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
  return { ok: true, document, fragments, counts }
}

const parseDocument = (text: string, limits: Limits): { ok: true; document: DocumentNode } | GuardRefusal => {
  try {
    const document = parse(text, { maxTokens: limits.tokens })
    const types = document.definitions.some(
      ({ kind }) => kind !== Kind.OPERATION_DEFINITION && kind !== Kind.FRAGMENT_DEFINITION,
    )
    return types ? refuse('NOT_AN_OPERATION', 'Send operations and fragments only.') : { ok: true, document }
  } catch (error) {
    if (error instanceof GraphQLError) return { ...refuse('SYNTAX_ERROR', error.message), syntaxError: error }
    return refuse('SYNTAX_ERROR', 'The document cannot be read.')
  }
}
