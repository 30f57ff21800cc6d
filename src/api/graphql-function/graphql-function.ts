import type { GraphQLSchema } from 'graphql'
import { type Limits, usualLimits } from '../../graphql-guards/limits.ts'
import { createAdmission } from './admit-operation.ts'
import { allowedTexts } from './allowed-operations.ts'
import { answerType } from './answer-type.ts'
import type { FunctionLogger } from './function-logger.ts'
import { createErrorPresenter } from './present-errors.ts'
import { readRequest } from './read-request.ts'
import { type Refusal, refusalAnswer, refuse } from './refusal.ts'
import { type Caller, createRunner } from './run-operation.ts'
import type { VerifyToken } from './verify-token.ts'

export interface GraphqlFunctionOptions<Context extends object> {
  readonly schema: GraphQLSchema
  readonly mode: 'development' | 'production' | 'test'
  readonly verifyToken: VerifyToken
  /** The texts of the site's operations. In production nothing else runs, unless this says `any`. */
  readonly allowedOperations?: readonly string[] | 'any'
  /** What resolvers get, made for each request. */
  readonly createContext: (caller: Caller) => Context | Promise<Context>
  readonly logger: FunctionLogger
  readonly limits?: Partial<Limits>
}

export interface Connection {
  readonly address: string
}

export type GraphqlFunction = (request: Request, connection: Connection) => Promise<Response>

/** The site-data function, from request to response. It needs no server of a certain kind around it. */
export const createGraphqlFunction = <Context extends object>(
  options: GraphqlFunctionOptions<Context>,
): GraphqlFunction => {
  const { schema, mode, logger, allowedOperations } = options
  if (mode === 'production' && allowedOperations === undefined) {
    throw new Error('In production the function needs the operations of the site, or the word any')
  }
  const listed = mode === 'production' && typeof allowedOperations === 'object' ? allowedOperations : undefined
  const admit = createAdmission({
    schema,
    limits: { ...usualLimits, ...options.limits },
    openSchema: mode !== 'production',
    ...(listed && { allowedText: allowedTexts(listed) }),
  })
  const errors = createErrorPresenter({ logger, explain: mode !== 'production' })
  const run = createRunner({ ...options, errors })

  const answer: GraphqlFunction = async (request, connection) => {
    const started = performance.now()
    const accept = request.headers.get('accept')
    const log = (fields: Readonly<Record<string, unknown>>) =>
      logger.info({ ...fields, ms: Math.round((performance.now() - started) * 10) / 10 }, 'operation')
    const turnAway = (refusal: Refusal): Response => {
      log({ result: 'refused', status: refusal.status, codes: [refusal.code] })
      return refusalAnswer(refusal, accept)
    }

    const read = await readRequest(request)
    if (!read.ok) return turnAway(read)
    const admitted = admit(read.sent)
    if (!admitted.ok) return turnAway(admitted)

    const { document, operation } = admitted
    const { response, codes } = await run({
      document,
      variables: read.sent.variables,
      ...(operation.name && { operationName: operation.name.value }),
      address: connection.address,
      headers: request.headers,
      answerType: answerType(accept),
    })
    log({
      operation: operation.name?.value ?? 'unnamed',
      result: resultOf(response.status, codes),
      status: response.status,
      ...(codes.size > 0 && { codes: [...codes] }),
    })
    return response
  }
  return async (request, connection) => {
    try {
      return await answer(request, connection)
    } catch (error) {
      const { message } = errors.error(error)
      return refusalAnswer(refuse('INTERNAL_ERROR', message, 500), request.headers.get('accept'))
    }
  }
}

const resultOf = (status: number, codes: ReadonlySet<string>): 'ok' | 'refused' | 'failed' => {
  if (status === 500 || codes.has('INTERNAL_ERROR')) return 'failed'
  return codes.size === 0 ? 'ok' : 'refused'
}
