import { type ExecutionResult, GraphQLError } from 'graphql'
import { errorForLog } from './error-for-log.ts'
import { newErrorReference } from './error-reference.ts'
import { ExpectedError } from './expected-error.ts'
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

  const ofResult = (errors: readonly GraphQLError[], withStatus: boolean, operation: string | undefined) => {
    // One for the whole answer: a list of a hundred broken entries is one call to support.
    const reference = newErrorReference()
    for (const error of errors.slice(0, loggedPerAnswer)) log(thrownBy(error), reference, operation)
    return errors.map((error) => mark(forVisitor(error, reference, withStatus)))
  }

  return {
    result: (result, operation) => {
      if (!result.errors || result.errors.length === 0) return result
      // No `data` at all: nothing has run, because the variables did not fit.
      if (!('data' in result)) return { errors: forVariables(result.errors, explain).map(mark) }
      return { ...result, errors: ofResult(result.errors, !hasSomething(result.data), operation) }
    },
    error: (error, operation) => {
      const reference = newErrorReference()
      log(thrownBy(error), reference, operation)
      return mark(forVisitor(error, reference, true))
    },
    presented: (error): error is GraphQLError => error instanceof GraphQLError && done.has(error),
  }
}

/** The status of an answer is that of its worst error, unless there is something in it worth having. */
const forVisitor = (error: unknown, reference: string, withStatus: boolean): GraphQLError => {
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}
  const thrown = thrownBy(error)
  if (thrown instanceof ExpectedError) {
    const { message, code, status, headers } = thrown
    return new GraphQLError(message, {
      ...place,
      extensions: { code, ...(withStatus && { http: { status, headers } }) },
    })
  }
  return new GraphQLError(`Something went wrong at our end. The reference is ${reference}.`, {
    ...place,
    extensions: { code: 'INTERNAL_ERROR', reference, ...(withStatus && { http: { status: 500 } }) },
  })
}

const forVariables = (errors: readonly GraphQLError[], explain: boolean): GraphQLError[] => {
  const messages = explain ? errors.map(({ message }) => message) : ['The variables do not fit the operation.']
  const extensions = { code: 'VARIABLES_DO_NOT_FIT', http: { status: 400 } }
  return messages.map((message) => new GraphQLError(message, { extensions }))
}

/** What a resolver threw, out of the wrapping that execution puts around it. */
const thrownBy = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? thrownBy(error.originalError) : error

const hasSomething = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null)
