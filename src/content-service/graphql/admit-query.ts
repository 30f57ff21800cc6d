import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  validate,
} from 'graphql'
import { createLruCache } from '../../domain/lru-cache.ts'
import type { Variables } from '../../graphql-guards/asked-size.ts'
import { type GuardedDocument, type GuardRefusal, guardDocument } from '../../graphql-guards/guard-document.ts'
import { contentError, tooComplex } from './content-error.ts'
import { maximumConditions, maximumErrors, maximumIntrospections, queryLimits } from './query-limits.ts'
import { weighQuery } from './weigh-query.ts'

export interface QueryRequest {
  query: string
  operationName?: string | undefined
  variables: Variables
}

export type Admission = { ok: true; document: DocumentNode } | { ok: false; errors: readonly GraphQLError[] }

const keptDocuments = 200

/** Decides whether a query may run. Nothing here may take long, whatever was sent: one query must not hold up the others. */
export const createQueryAdmission = (schema: GraphQLSchema): ((request: QueryRequest) => Admission) => {
  const kept = createLruCache<GuardedDocument>(keptDocuments)

  const check = (query: string): GuardedDocument | { ok: false; errors: readonly GraphQLError[] } => {
    const known = kept.get(query)
    if (known) return known
    const guarded = guardDocument(query, queryLimits)
    if (!guarded.ok) return refuse(errorOf(guarded))
    const { introspections, aliases } = guarded.counts
    if (introspections > maximumIntrospections || (introspections > 0 && aliases > 0)) {
      return refuse(tooComplex('It asks for the schema too often.'))
    }
    const errors = validate(schema, guarded.document, undefined, { maxErrors: maximumErrors, hideSuggestions: true })
    if (errors.length > 0) return { ok: false, errors }
    kept.set(query, guarded)
    return guarded
  }

  return ({ query, operationName, variables }) => {
    if (Object.keys(variables).length > queryLimits.variables) {
      return refuse(tooComplex(`The request has too many variables. It may have ${queryLimits.variables}.`))
    }
    if (conditionsIn(Object.values(variables)) > maximumConditions) {
      return refuse(tooComplex(`The variables hold too many conditions. They may hold ${maximumConditions}.`))
    }
    const checked = check(query)
    if (!checked.ok) return checked
    const operation = findOperation(checked.document, operationName)
    if (!operation) {
      const message = operationName
        ? `The query has no operation named "${operationName}"`
        : 'The query has several operations; say which one to run in operationName'
      return refuse(contentError('QUERY_OPERATION_NAME_MISMATCH', message))
    }
    const tooHeavy = weighQuery({ schema, operation, fragments: checked.fragments, variables })
    return tooHeavy ? refuse(tooHeavy) : { ok: true, document: checked.document }
  }
}

/** How many fields the objects have that were sent as variables, at all levels. */
const conditionsIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value)
  return inside.reduce((total: number, one) => total + conditionsIn(one), Array.isArray(value) ? 0 : inside.length)
}

const refuse = (error: GraphQLError) => ({ ok: false, errors: [error] }) as const

/** In the words of Contentful's catalogue, which knows fewer reasons. */
const errorOf = ({ code, message, syntaxError }: GuardRefusal): GraphQLError => {
  switch (code) {
    case 'SYNTAX_ERROR':
      return syntaxError ?? contentError('INVALID_QUERY', message)
    case 'NOT_AN_OPERATION':
    case 'FRAGMENT_CIRCLE':
      return contentError('INVALID_QUERY', message)
    case 'TOO_LONG':
      return contentError('QUERY_TOO_BIG', message)
    case 'TOO_DEEP':
      return contentError(
        'QUERY_TOO_DEEP',
        `Query cannot be executed. It is nested more than ${queryLimits.depth} levels deep`,
      )
    default:
      return tooComplex(message)
  }
}

const findOperation = (document: DocumentNode, name: string | undefined): OperationDefinitionNode | undefined => {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (name) return operations.find((operation) => operation.name?.value === name)
  return operations.length === 1 ? operations[0] : undefined
}
