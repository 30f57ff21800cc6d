import type { Logger } from 'pino'
import type { RunningServer } from './listen.ts'
import type { Readiness } from './readiness.ts'

const graceMilliseconds = 10_000

/** Ends the process in good order on the first signal, and at once on the second. */
export const stopOnSignals = (
  server: RunningServer,
  readiness: Readiness,
  logger: Logger,
  /** What is to be put in order once nobody is served any more. */
  close: () => Promise<void>,
): void => {
  const onSignal = async (signal: NodeJS.Signals): Promise<void> => {
    if (readiness.phase === 'stopping') {
      logger.warn({ signal }, 'second signal: stopping at once')
      process.exit(1)
    }
    readiness.phase = 'stopping'
    logger.info({ signal }, 'stopping')
    const outcome = await server.stop(graceMilliseconds)
    if (outcome === 'cut-off') logger.warn({ graceMilliseconds }, 'requests under way were cut off')
    await close()
    logger.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
