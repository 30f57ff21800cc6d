export interface LoggedError {
  readonly name: string
  readonly message: string
  readonly stack?: string
  readonly code?: string
  readonly cause?: LoggedError
}

const deepestCause = 4
const longestMessage = 2_000

/**
 * What the log keeps of an error. Database errors repeat what people typed: as parameters after the statement, in `detail`,
 * and now and then inside the message. Those parts stay out.
 */
export const errorForLog = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { name: 'Thrown', message: `A ${typeof error} was thrown` }
  const message = withoutPersonalData(error.message)
  const frames = error.stack?.match(/^ +at .+$/gm)?.join('\n')
  return {
    name: error.name,
    message,
    ...(frames !== undefined && { stack: `${error.name}: ${message}\n${frames}` }),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.cause !== undefined && depth < deepestCause && { cause: errorForLog(error.cause, depth + 1) }),
  }
}

/** Words of a machine, without the addresses and numbers of people in them. */
export const withoutPersonalData = (message: string): string =>
  message
    .slice(0, longestMessage)
    .replace(/\nparams:[\s\S]*$/, '')
    .replace(/[^\s"'(<,:=]+@[^\s"')>,]+/g, '…@…')
    .replace(/\+?\d[\d ()-]{6,}\d/g, '…')
