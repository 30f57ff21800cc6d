import { brokenByListener, brokenByServer } from './cross-variable-rules.ts'
import { type EnvironmentResult, readEnvironment } from './environment.ts'
import { type EnvironmentSource, setVariables } from './set-variables.ts'

export interface Reading {
  /** Whether this process answers requests; workers and commands do not. */
  readonly listens: boolean
}

export const readServerEnvironment = (
  source: EnvironmentSource,
  { listens }: Reading = { listens: false },
): EnvironmentResult => {
  const read = readEnvironment(source)
  const set = setVariables(source)
  const further = [...brokenByServer(set), ...(listens ? brokenByListener(set) : [])]
  if (read.ok) return further.length === 0 ? read : { ok: false, problems: further }
  return { ok: false, problems: [...read.problems, ...further] }
}
