import { type Logger, pino } from 'pino'
import type { LogLevel } from '../../config/environment.ts'
import { createSiteLogger } from '../../functions/site-logger.ts'

/** The log of this process; what nobody caught ends it, with a line. */
export const createProcessLogger = (level: LogLevel): Logger => {
  // Written at once: the last lines before the process ends are the ones that matter, and in their order.
  const logger = createSiteLogger(level, pino.destination({ dest: 1, sync: true }))
  const fail = (error: unknown, what: string): never => {
    logger.fatal({ err: error }, what)
    return process.exit(1)
  }
  process.on('uncaughtException', (error) => fail(error, 'unexpected error'))
  process.on('unhandledRejection', (error) => fail(error, 'unexpected rejection'))
  return logger
}
