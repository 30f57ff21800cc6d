import { readEnvironment } from '../config/environment.ts'
import { loadEnvironmentFile } from '../config/environment-file.ts'
import { describeProblems } from '../config/environment-problem.ts'
import { fullDiskAdvice, isDiskFull } from '../config/full-disk.ts'
import { buildSite } from './build-site.ts'
import { createRunningReport } from './progress/running-count.ts'

loadEnvironmentFile()
const read = readEnvironment(process.env)
if (!read.ok) {
  console.error(`Poolwright can't be built with these settings:\n${describeProblems(read.problems)}`)
  process.exit(1)
}

// Vite and React look here for what to leave out; a built site is always the real one, whatever mode its server runs in.
process.env.NODE_ENV = 'production'

/** What a worker threw comes with the place in the code, which explains nothing here. */
const explain = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  if (!isDiskFull(error)) return message
  const advice = fullDiskAdvice('the site and what it is made from', ['SITE_DIRECTORY', 'CACHE_DIRECTORY'])
  return `${advice}\nPictures that are made are kept. (${message.split('\n')[0]})`
}

const { say, beginCount, endLine } = createRunningReport(process.stdout)
const started = performance.now()
try {
  const { pages, rendered } = await buildSite({
    root: process.cwd(),
    environment: read.environment,
    report: say,
    beginCount,
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`${pages} pages, ${rendered} of them rendered, in ${seconds} s`)
} catch (error) {
  endLine()
  console.error(`The build failed; what was published before is untouched.\n${explain(error)}`)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}
