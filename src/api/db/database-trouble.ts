const messages: Record<string, string> = {
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  ENOENT: 'there is no socket there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'nobody answers there in time',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  '25006': 'it only reads: another has taken over',
  '25P03': 'it has waited too long for us',
  '28P01': 'the password is wrong',
  '28000': 'the user may not sign in',
  '3D000': 'there is no such database',
  '40001': 'others were changing the same',
  '40P01': 'others were changing the same',
  '53300': 'it has no connection left',
  '55P03': 'others were changing the same for too long',
  '57014': 'it took too long',
  '57P01': 'it is shutting down',
  '57P02': 'it has crashed and is recovering',
  '57P03': 'it is starting or shutting down',
  '57P05': 'it has waited too long for us',
}

/** Whole classes of SQLSTATE. */
const classes: Record<string, string> = {
  '08': 'the connection was cut',
  '53': 'it has run out of room',
  '58': 'its disk is in trouble',
}

const sqlState = /^[\dA-Z]{5}$/

// The driver tells these apart by their words only.
const cut =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

export const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

const ownTrouble = (error: Error): string | undefined => {
  const code = codeOf(error)
  if (messages[code] !== undefined) return messages[code]
  if (sqlState.test(code)) return classes[code.slice(0, 2)]
  return cut.test(error.message) ? 'the connection was cut or nobody answers in time' : undefined
}

/** Why the database cannot be reached or used just now; undefined when an error is about something else. */
export const databaseTrouble = (error: unknown): string | undefined => {
  if (error instanceof AggregateError) return error.errors.map(databaseTrouble).find((each) => each !== undefined)
  if (!(error instanceof Error)) return undefined
  return ownTrouble(error) ?? databaseTrouble(error.cause)
}
