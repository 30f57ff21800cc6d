import { parseArgs } from 'node:util'
import { openDatabase } from '../../api/db/open-database.ts'
import { openJobs } from '../../api/jobs/jobs.ts'
import { letterQueue } from '../../api/mail/letter-queue.ts'
import { giveUp, giveUpOn, giveUpOnErrors } from '../give-up.ts'
import { ownEnvironment } from '../own-environment.ts'
import { describeFailures, tryAgain } from './failures.ts'

// npm run failed lists letters and jobs that nobody tries again by itself; npm run failed -- --again ID tries one again.
giveUpOnErrors()
const { values } = parseArgs({ options: { again: { type: 'string' } } })
const { database: settings, cacheDirectory } = ownEnvironment()
const opened = await openDatabase({ ...settings, cacheDirectory }, giveUpOn)
const { database } = opened.ok ? opened : giveUp(opened.message)
const jobs = await openJobs({ database, queues: [letterQueue], worksHere: false, onError: giveUpOn })
if (values.again === undefined) console.log(await describeFailures(database))
else {
  const tried = await tryAgain(database, jobs, values.again)
  if (tried.ok) console.log('It is in the queue again. A server or `npm run jobs` takes it from there.')
  else {
    console.error(tried.message)
    process.exitCode = 1
  }
}
await jobs.stop()
await database.close()
