import { readEnvironment } from '../../config/environment.ts'
import { loadEnvironmentFile } from '../../config/environment-file.ts'
import { describeProblems } from '../../config/environment-problem.ts'
import { startDevServer } from './dev-server.ts'

loadEnvironmentFile()
const read = readEnvironment(process.env)
if (!read.ok) {
  console.error(`Poolwright can't start with these settings:\n${describeProblems(read.problems)}`)
  process.exit(1)
}
try {
  console.log(`Development site: ${await startDevServer(process.cwd(), read.environment)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
