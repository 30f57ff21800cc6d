import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql'
import * as v from 'valibot'
import { createLruCache } from '../lru-cache.ts'
import { complexityOf, maximumCost, type Variables } from './complexity.ts'
import { contentError } from './content-error.ts'
import type { QueryContext } from './query-context.ts'
import { depthOf, maximumDepth } from './query-depth.ts'

export interface QueryRequest {
  query: string
  operationName?: string | undefined
  variables: Variables
}

export interface QueryAnswer {
  status: number
  body: { data?: unknown; errors?: readonly GraphQLFormattedError[] }
}

export type QueryRunner = (request: QueryRequest, context: QueryContext, requestId: string) => Promise<QueryAnswer>

const maximumTokens = 4000
const cachedDocuments = 200

type Prepared = { ok: true; document: DocumentNode } | { ok: false; errors: readonly GraphQLError[] }

/** Parses, checks, weighs and executes queries; a query seen before is only weighed and executed. */
export const createQueryRunner = (schema: GraphQLSchema): QueryRunner => {
  const prepared = createLruCache<Prepared>(cachedDocuments)
  return async ({ query, operationName, variables }, context, requestId) => {
    const refuse = (errors: readonly GraphQLError[], status = 400): QueryAnswer => ({
      status,
      body: { errors: errors.map((error) => formatError(error, 'INVALID_QUERY', requestId)) },
    })
    const known = prepared.get(query) ?? prepare(schema, query)
    prepared.set(query, known)
    if (!known.ok) return refuse(known.errors)

    const operation = findOperation(known.document, operationName)
    if (!operation) {
      const message = operationName
        ? `The query has no operation named "${operationName}"`
        : 'The query has several operations; say which one to run in operationName'
      return refuse([contentError('QUERY_OPERATION_NAME_MISMATCH', message)])
    }
    const refusal = weigh(schema, known.document, operation, variables)
    if (refusal) return refuse([refusal])

    const result = await execute({
      schema,
      document: known.document,
      operationName: operationName ?? null,
      variableValues: variables,
      contextValue: context,
    })
    const { data, errors } = result
    if (!errors) return { status: 200, body: { data } }
    if (data === undefined) return refuse(errors)
    const formatted = errors.map((error) => formatError(error, 'INTERNAL_SERVER_ERROR', requestId))
    const codes = new Set(errors.map(codeOf))
    // Half an answer to somebody who may not ask is still a leak.
    if (codes.has('ACCESS_TOKEN_INVALID')) return { status: 401, body: { errors: formatted } }
    if (codes.has(undefined)) return { status: 500, body: { errors: formatted } }
    return { status: 200, body: { data, errors: formatted } }
  }
}

const prepare = (schema: GraphQLSchema, query: string): Prepared => {
  try {
    const document = parse(query, { maxTokens: maximumTokens })
    const errors = validate(schema, document)
    if (errors.length > 0) return { ok: false, errors }
    const depth = depthOf(document)
    if (depth <= maximumDepth) return { ok: true, document }
    const message = `Query cannot be executed. It is nested ${depth} levels deep, and ${maximumDepth} are allowed`
    return { ok: false, errors: [contentError('QUERY_TOO_DEEP', message)] }
  } catch (error) {
    if (error instanceof GraphQLError) return { ok: false, errors: [error] }
    throw error
  }
}

const findOperation = (document: DocumentNode, name: string | undefined): OperationDefinitionNode | undefined => {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (name) return operations.find((operation) => operation.name?.value === name)
  return operations.length === 1 ? operations[0] : undefined
}

const weigh = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): GraphQLError | undefined => {
  try {
    const cost = complexityOf(schema, document, operation, variables)
    if (cost <= maximumCost) return undefined
    const message = `Query cannot be executed. The maximum allowed complexity for a query is ${maximumCost} but it was ${cost}. Simplify the query e.g. by setting lower limits for collections.`
    return contentError('TOO_COMPLEX_QUERY', message, { maximumCost, cost })
  } catch (error) {
    // A limit outside its bounds.
    if (error instanceof GraphQLError) return error
    throw error
  }
}

const contentfulSchema = v.object({ contentful: v.looseObject({ code: v.string() }) })

const contentfulOf = ({ extensions }: GraphQLError) => {
  const parsed = v.safeParse(contentfulSchema, extensions)
  return parsed.success ? parsed.output.contentful : undefined
}

const codeOf = (error: GraphQLError): string | undefined => contentfulOf(error)?.code

/** Errors of Contentful's catalogue keep their code; an unexpected one says nothing of its insides. */
export const formatError = (error: GraphQLError, otherwise: string, requestId: string): GraphQLFormattedError => {
  const known = contentfulOf(error)
  const formatted = error.toJSON()
  const message = known || otherwise !== 'INTERNAL_SERVER_ERROR' ? formatted.message : 'Internal server error'
  return { ...formatted, message, extensions: { contentful: { ...(known ?? { code: otherwise }), requestId } } }
}
