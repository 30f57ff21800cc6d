import { brokenByFunctionHost } from './cross-variable-rules.ts'
import type { EnvironmentResult } from './environment.ts'
import { readServerEnvironment } from './server-environment.ts'
import { type EnvironmentSource, setVariables } from './set-variables.ts'

/** The settings of functions on a host that runs them. They leave jobs to a worker. */
export const readFunctionEnvironment = (source: EnvironmentSource): EnvironmentResult => {
  const read = readServerEnvironment({ NODE_ENV: 'production', ...source, JOBS: 'off' })
  const further = brokenByFunctionHost(setVariables(source))
  if (further.length === 0) return read
  return { ok: false, problems: [...(read.ok ? [] : read.problems), ...further] }
}
