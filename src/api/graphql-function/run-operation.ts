import type { DocumentNode, GraphQLSchema } from 'graphql'
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga'
import type { ErrorPresenter } from './present-errors.ts'
import { readAccessToken } from './read-access-token.ts'
import type { TokenClaims, VerifyToken } from './verify-token.ts'

/** Who asks. */
export interface Caller {
  readonly address: string
  readonly headers: Headers
  /** Absent for a visitor who has not signed in. */
  readonly claims?: TokenClaims
}

/** An operation that may run, and what it runs with. */
export interface Task {
  readonly document: DocumentNode
  readonly operationName?: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly address: string
  readonly headers: Headers
  readonly answerType: string
}

export interface Answer {
  readonly response: Response
  /** The codes of its errors. */
  readonly codes: ReadonlySet<string>
}

export interface RunnerOptions {
  readonly schema: GraphQLSchema
  readonly verifyToken: VerifyToken
  readonly createContext: (caller: Caller) => object | Promise<object>
  readonly errors: ErrorPresenter
}

type Scope = { readonly task: Task; readonly codes: Set<string> }
type Made = { readonly made: object }

/** Runs operations by Yoga. Reading and checking is done by then: it gets the document, and asks for nothing again. */
export const createRunner = (options: RunnerOptions): ((task: Task) => Promise<Answer>) => {
  const { schema, verifyToken, createContext, errors } = options

  const contextOf = async ({ address, headers, operationName }: Task): Promise<object> => {
    try {
      const claims = await readAccessToken(headers.get('authorization'), verifyToken)
      return await createContext({ address, headers, ...(claims && { claims }) })
    } catch (error) {
      throw errors.error(error, operationName)
    }
  }
  const checkedBefore: Plugin<Scope, Scope> = {
    onRequestParse: ({ serverContext: { task }, setRequestParser }) => {
      const { operationName, variables } = task
      setRequestParser(() => ({ query: '', variables, ...(operationName && { operationName }) }))
    },
    onParse: ({ context, setParsedDocument }) => setParsedDocument(context.task.document),
    onValidate: ({ setResult }) => setResult([]),
  }
  const presentable: Plugin<Scope & Made, Scope> = {
    onExecute: ({ args, executeFn, setExecuteFn }) => {
      // Resolvers get what was made for them and nothing of ours, so that no names meet.
      setExecuteFn((given) => executeFn({ ...given, contextValue: args.contextValue.made }))
      return {
        onExecuteDone: ({ result, setResult }) => {
          if (!isAsyncIterable(result)) setResult(errors.result(result, args.operationName ?? undefined))
        },
      }
    },
    onExecutionResult: ({ result, context }) => {
      if (!result || isAsyncIterable(result)) return
      for (const { extensions } of result.errors ?? []) context.codes.add(String(extensions.code))
    },
  }
  const yoga = createYoga<Scope, Made>({
    schema,
    context: async ({ task }) => ({ made: await contextOf(task) }),
    plugins: [checkedBefore, presentable],
    maskedErrors: { maskError: (error) => (errors.presented(error) ? error : errors.error(error)) },
    fetchAPI: { Request, Response, Headers },
    parserAndValidationCache: false,
    logging: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
  })

  return async (task) => {
    const codes = new Set<string>()
    // Without the sender's signal: what has begun ends, also when nobody waits for the answer.
    const inner = new Request('http://function/graphql', { method: 'POST', headers: { accept: task.answerType } })
    const response = await yoga.fetch(inner, { task, codes })
    response.headers.set('cache-control', 'no-store')
    return { response, codes }
  }
}
