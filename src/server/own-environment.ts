import type { Environment } from '../config/environment.ts'
import { loadEnvironmentFile } from '../config/environment-file.ts'
import { describeProblems } from '../config/environment-problem.ts'
import { type Reading, readServerEnvironment } from '../config/server-environment.ts'
import { giveUp } from './give-up.ts'

/** The settings of this process, from its environment and `.env`. Without good ones it ends here. */
export const ownEnvironment = (reading?: Reading): Environment => {
  loadEnvironmentFile()
  const read = readServerEnvironment(process.env, reading)
  return read.ok
    ? read.environment
    : giveUp(`Poolwright can't start with these settings:\n${describeProblems(read.problems)}`)
}
