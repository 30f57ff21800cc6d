const messages: Record<string, string> = {
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  ENOENT: 'there is no socket there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'nobody answers there in time',
  '28P01': 'the password is wrong',
  '28000': 'the user may not sign in',
  '3D000': 'there is no such database',
  '53300': 'it has no connection left',
  '57P01': 'it is shutting down',
  '57P02': 'it has crashed and is recovering',
  '57P03': 'it is starting or shutting down',
}

// The driver tells these apart by their words only.
const cut = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const ownTrouble = (error: Error): string | undefined => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (messages[code] !== undefined) return messages[code]
  if (code.startsWith('08')) return 'the connection was cut'
  return cut.test(error.message) ? 'the connection was cut or nobody answers in time' : undefined
}

/** Why the database cannot be reached or used just now; undefined when an error is about something else. */
export const databaseTrouble = (error: unknown): string | undefined => {
  if (error instanceof AggregateError) return error.errors.map(databaseTrouble).find((each) => each !== undefined)
  if (!(error instanceof Error)) return undefined
  return ownTrouble(error) ?? databaseTrouble(error.cause)
}
