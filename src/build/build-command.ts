import { readEnvironment } from '../config/environment.ts'
import { loadEnvironmentFile } from '../config/environment-file.ts'
import { describeProblems } from '../config/environment-problem.ts'
import { buildSite } from './build-site.ts'

loadEnvironmentFile()
const read = readEnvironment(process.env)
if (!read.ok) {
  console.error(`Poolwright can't be built with these settings:\n${describeProblems(read.problems)}`)
  process.exit(1)
}

// Vite and React look here for what to leave out; a built site is always the real one, whatever mode its server runs in.
process.env.NODE_ENV = 'production'

const started = performance.now()
try {
  const { pages, rendered } = await buildSite({
    root: process.cwd(),
    environment: read.environment,
    report: (line) => console.log(line),
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${pages} pages, ${rendered} of them rendered, in ${seconds} s`)
} catch (error) {
  console.error(
    `The build failed; what was published before is untouched.\n${error instanceof Error ? error.message : String(error)}`,
  )
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}
