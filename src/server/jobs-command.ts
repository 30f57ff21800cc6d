import { openBackEnd } from '../functions/wiring/back-end.ts'
import { giveUp } from './give-up.ts'
import { createProcessLogger } from './logging/process-logger.ts'
import { ownEnvironment } from './own-environment.ts'
import type { Readiness } from './readiness.ts'
import { stopOnSignals } from './shutdown.ts'

// npm run jobs: does the jobs of a site whose servers have JOBS=off, or helps those that do them too.
const environment = ownEnvironment()
if (environment.database.url === undefined)
  giveUp('`npm run jobs` needs DATABASE_URL. The embedded database has one process, and that does its jobs by itself.')
const logger = createProcessLogger(environment.logLevel)

const opened = await openBackEnd(environment, logger, { worksHere: true })
const { backEnd } = opened.ok ? opened : giveUp(opened.message)
const readiness: Readiness = { phase: 'ready' }
stopOnSignals(readiness, logger, () => backEnd.close())
await backEnd.work()
logger.info('jobs are being done')
