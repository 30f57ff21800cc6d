import { execute, type GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import * as v from 'valibot'
import { createQueryAdmission, type QueryRequest } from './admit-query.ts'
import type { QueryContext } from './query-context.ts'

export interface QueryAnswer {
  status: number
  body: { data?: unknown; errors?: readonly GraphQLFormattedError[] }
}

export type QueryRunner = (request: QueryRequest, context: QueryContext, requestId: string) => Promise<QueryAnswer>

/** Admits and executes queries; one seen before is only weighed and executed. */
export const createQueryRunner = (schema: GraphQLSchema): QueryRunner => {
  const admit = createQueryAdmission(schema)
  return async (request, context, requestId) => {
    const refuse = (errors: readonly GraphQLError[], status = 400): QueryAnswer => ({
      status,
      body: { errors: errors.map((error) => formatError(error, 'INVALID_QUERY', requestId)) },
    })
    const admitted = admit(request)
    if (!admitted.ok) return refuse(admitted.errors)

    const result = await execute({
      schema,
      document: admitted.document,
      operationName: request.operationName ?? null,
      variableValues: request.variables,
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
