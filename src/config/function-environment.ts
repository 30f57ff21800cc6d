import type { EnvironmentResult } from './environment.ts'
import type { EnvironmentProblem } from './environment-problem.ts'
import { readServerEnvironment } from './server-environment.ts'

type Source = Readonly<Record<string, string | undefined>>

/** The disk of a host that runs functions is not written to, or is gone with the next call. */
const storeMissing: EnvironmentProblem = {
  name: 'S3_ENDPOINT',
  expected:
    'a store for visitors’ files, because functions keep none; or UPLOAD_DIRECTORY, a folder that all of them share',
}

const isSet = (source: Source, name: string): boolean => (source[name]?.trim() ?? '') !== ''

/** The settings of functions on a host that runs them. They leave jobs to a worker. */
export const readFunctionEnvironment = (source: Source): EnvironmentResult => {
  const read = readServerEnvironment({ NODE_ENV: 'production', ...source, JOBS: 'off' })
  const hasStore = isSet(source, 'S3_ENDPOINT') || isSet(source, 'UPLOAD_DIRECTORY')
  if (hasStore) return read
  return { ok: false, problems: [...(read.ok ? [] : read.problems), storeMissing] }
}
