import type { Logger } from 'pino'
import type { Readiness } from './readiness.ts'

/** Ends the process in good order on the first signal, and at once on the second. */
export const stopOnSignals = (readiness: Readiness, logger: Logger, close: () => Promise<void>): void => {
  const onSignal = async (signal: NodeJS.Signals): Promise<void> => {
    if (readiness.phase === 'stopping') {
      logger.warn({ signal }, 'second signal: stopping at once')
      process.exit(1)
    }
    readiness.phase = 'stopping'
    logger.info({ signal }, 'stopping')
    await close()
    logger.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
