import { errorForLog } from '../api/graphql-function/error-for-log.ts'

/** Ends the process with a word for whoever started it. */
export const giveUp: (message: string) => never = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** The same for an error that nobody expected. Node would print all of it, with the rows in its hands. */
export const giveUpOn = (thrown: unknown): never => {
  const { name, message, stack, cause } = errorForLog(thrown)
  return giveUp([stack ?? `${name}: ${message}`, ...(cause ? [`Because: ${cause.message}`] : [])].join('\n'))
}

/** For commands, whose output may end in a terminal's history or a mail from cron. */
export const giveUpOnErrors = (): void => {
  process.on('uncaughtException', giveUpOn)
  process.on('unhandledRejection', giveUpOn)
}
