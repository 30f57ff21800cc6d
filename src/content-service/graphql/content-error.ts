import { GraphQLError } from 'graphql'

/** The codes of Contentful's error catalogue that this service can answer with. */
export type ErrorCode =
  | 'ACCESS_TOKEN_MISSING'
  | 'ACCESS_TOKEN_INVALID'
  | 'UNKNOWN_SPACE'
  | 'UNKNOWN_ENVIRONMENT'
  | 'MISSING_QUERY'
  | 'QUERY_TOO_BIG'
  | 'QUERY_TOO_DEEP'
  | 'INVALID_QUERY_FORMAT'
  | 'INVALID_QUERY'
  | 'INVALID_ARGUMENT'
  | 'INVALID_VARIABLES_FORMAT'
  | 'PersistedQueryNotFound'
  | 'PersistedQueryMismatch'
  | 'TOO_COMPLEX_QUERY'
  | 'QUERY_OPERATION_NAME_MISMATCH'
  | 'UNKNOWN_LOCALE'
  | 'UNRESOLVABLE_LINK'
  | 'UNEXPECTED_LINKED_CONTENT_TYPE'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'INVALID_CONTENT'
  | 'INTERNAL_SERVER_ERROR'

export const contentError = (
  code: ErrorCode,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): GraphQLError => new GraphQLError(message, { extensions: { contentful: { code, ...(details ? { details } : {}) } } })

export const tooComplex = (message: string, details?: Readonly<Record<string, unknown>>): GraphQLError =>
  contentError('TOO_COMPLEX_QUERY', `Query cannot be executed. ${message}`, details)
