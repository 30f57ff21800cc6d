export interface LoggedError {
  readonly name: string
  readonly message: string
  readonly stack?: string
  readonly code?: string
  readonly cause?: LoggedError
}

const deepestCause = 4
const longestMessage = 2_000

/** What has been through here may come by again: loggers see to it that everything does. */
const made = new WeakSet<object>()

const isLogged = (thrown: unknown): thrown is LoggedError =>
  typeof thrown === 'object' && thrown !== null && made.has(thrown)

/**
 * What any log keeps of an error: the one place that decides it. Errors repeat what people typed: as parameters after the
 * statement, in `detail` and `where`, as the answer of a mail server, and now and then inside the message. Those parts stay out.
 */
export const errorForLog = (thrown: unknown, depth = 0): LoggedError => {
  if (isLogged(thrown)) return thrown
  const logged = thrown instanceof Error ? partsOf(thrown, depth) : strange(thrown)
  made.add(logged)
  return logged
}

const strange = (thrown: unknown): LoggedError => ({ name: 'Thrown', message: `A ${typeof thrown} was thrown` })

const partsOf = (error: Error, depth: number): LoggedError => {
  const name = wordOf(error.name) ?? 'Error'
  const code = 'code' in error ? wordOf(error.code) : undefined
  const message = messageOf(error, code)
  const frames = framesOf(error)
  return {
    name,
    message,
    ...(frames !== '' && { stack: `${name}: ${message}\n${frames}` }),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && depth < deepestCause && { cause: errorForLog(error.cause, depth + 1) }),
  }
}

const wordOf = (given: unknown): string | undefined =>
  typeof given === 'string' && /^[\w-]{1,60}$/.test(given) ? given : undefined

/** SQLSTATE of class 22: a value that does not fit, which is then told. */
const isAboutValue = (code: string | undefined): boolean => /^22[\dA-Z]{3}$/.test(code ?? '')

/** What cannot read something says what it was. */
const readers = new Set(['SyntaxError', 'ValiError', 'URIError'])

const messageOf = (error: Error, code: string | undefined): string =>
  isAboutValue(code) || readers.has(error.name)
    ? withoutPersonalData(error.message.replace(/["'`“‘][\s\S]*/, '…'))
    : withoutPersonalData(error.message)

/** A message may have lines that look like frames, and stands before them. */
const framesOf = ({ stack = '', message }: Error): string => {
  const at = stack.indexOf(message)
  if (at < 0) return ''
  return (
    stack
      .slice(at + message.length)
      .match(/^ +at .+$/gm)
      ?.join('\n') ?? ''
  )
}

/** Words of a machine, without the addresses and numbers of people in them. */
export const withoutPersonalData = (message: string): string =>
  message
    .replace(/\nparams:[\s\S]*$/, '')
    .slice(0, longestMessage)
    .replace(/[^\s"'(<,:=]+@[^\s"')>,]+/g, '…@…')
    .replace(/\+?\d[\d ()-]{6,}\d/g, '…')
