import { type ExecutionResult, GraphQLError, Kind } from 'graphql'
import { ExpectedError } from '../expected-error.ts'
import { errorForLog } from './error-for-log.ts'
import { newErrorReference } from './error-reference.ts'
import type { FunctionLogger } from './function-logger.ts'

/** Makes errors fit for a visitor: expected ones as they are, all others as a reference that the log has too. */
export interface ErrorPresenter {
  result(result: ExecutionResult, operation: string | undefined): ExecutionResult
  /** For what breaks outside a field. */
  error(error: unknown, operation?: string): GraphQLError
  /** Whether an error has been through here. */
  presented(error: unknown): error is GraphQLError
}

export interface ErrorPresenterOptions {
  readonly logger: FunctionLogger
  /** Whether the asker is told what is wrong with the variables. */
  readonly explain: boolean
}

const loggedPerAnswer = 5

export const createErrorPresenter = ({ logger, explain }: ErrorPresenterOptions): ErrorPresenter => {
  const done = new WeakSet<GraphQLError>()
  const mark = (error: GraphQLError): GraphQLError => {
    done.add(error)
    return error
  }
  const log = (thrown: unknown, reference: string, operation: string | undefined) => {
    const named = operation ? { operation } : {}
    if (!(thrown instanceof ExpectedError)) {
      logger.error({ reference, ...named, err: errorForLog(thrown) }, 'operation broke')
    } else if (thrown.status >= 500) {
      logger.warn({ code: thrown.code, ...named, err: errorForLog(thrown) }, 'operation had to be put off')
    }
  }

  const reasonOf = (error: unknown, nothingRan: boolean): unknown =>
    error instanceof GraphQLError && (nothingRan || isAboutValue(error))
      ? variablesDoNotFit(explain ? error.message : undefined)
      : thrownBy(error)

  return {
    result: (result, operation) => {
      if (!result.errors || result.errors.length === 0) return result
      const nothingRan = !('data' in result)
      const withStatus = !hasSomething(result.data)
      // One for the whole answer: a list of a hundred broken entries is one call to support.
      const reference = newErrorReference()
      const errors = result.errors.map((error, index) => {
        const reason = reasonOf(error, nothingRan)
        if (index < loggedPerAnswer) log(reason, reference, operation)
        return mark(forVisitor(reason, { reference, withStatus, at: error }))
      })
      return { ...result, errors }
    },
    error: (error, operation) => {
      const reference = newErrorReference()
      const reason = reasonOf(error, false)
      log(reason, reference, operation)
      return mark(forVisitor(reason, { reference, withStatus: true }))
    },
    presented: (error): error is GraphQLError => error instanceof GraphQLError && done.has(error),
  }
}

interface Presentation {
  readonly reference: string
  /** The status of an answer is that of its worst error, unless there is something in it worth having. */
  readonly withStatus: boolean
  readonly at?: GraphQLError
}

const forVisitor = (reason: unknown, { reference, withStatus, at }: Presentation): GraphQLError => {
  const place = at ? { nodes: at.nodes, path: at.path } : {}
  if (reason instanceof ExpectedError) {
    const { message, code, status, retryAfterSeconds, details } = reason
    const again = retryAfterSeconds !== undefined && { retryAfterSeconds }
    const headers = { ...reason.headers, ...(again && { 'retry-after': String(retryAfterSeconds) }) }
    const http = withStatus && { http: { status, headers } }
    return new GraphQLError(message, { ...place, extensions: { ...details, code, ...again, ...http } })
  }
  return new GraphQLError(`Something went wrong at our end. The reference is ${reference}.`, {
    ...place,
    extensions: { code: 'INTERNAL_ERROR', reference, ...(withStatus && { http: { status: 500 } }) },
  })
}

const variablesDoNotFit = (message = 'The variables do not fit the operation.'): ExpectedError =>
  new ExpectedError(message, { code: 'VARIABLES_DO_NOT_FIT', status: 400 })

/** What a resolver threw, out of the wrapping that execution puts around it. */
const thrownBy = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? thrownBy(error.originalError) : error

/** Errors of resolvers stand at fields. One that stands at a value is about a null where a default has let a variable in. */
const isAboutValue = (error: GraphQLError): boolean =>
  thrownBy(error) instanceof GraphQLError && error.nodes?.[0] !== undefined && error.nodes[0].kind !== Kind.FIELD

const hasSomething = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null)
