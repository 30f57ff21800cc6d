import { type EnvironmentResult, readEnvironment } from './environment.ts'
import type { EnvironmentProblem } from './environment-problem.ts'
import { isLoopback } from './loopback.ts'

type Source = Readonly<Record<string, string | undefined>>

const isSet = (source: Source, name: string, value?: string): boolean => {
  const given = source[name]?.trim() ?? ''
  return value === undefined ? given !== '' : given === value
}

const databaseMissing: EnvironmentProblem = {
  name: 'DATABASE_URL',
  expected:
    'the address of a PostgreSQL, because NODE_ENV is production; EMBEDDED_DATABASE=on keeps the data in this one process all the same',
}

/** Nothing that people sent is to lie in a database that nobody chose. A build needs none, so only servers ask. */
const problemsWithData = (source: Source): EnvironmentProblem[] => {
  const isGuarded = isSet(source, 'NODE_ENV', 'production') || isSet(source, 'EMBEDDED_DATABASE', 'off')
  const isAllowed = isSet(source, 'DATABASE_URL') || isSet(source, 'EMBEDDED_DATABASE', 'on')
  return isGuarded && !isAllowed ? [databaseMissing] : []
}

const asProduction = (reason: string): EnvironmentProblem => ({
  name: 'NODE_ENV',
  expected: `production, because ${reason}: otherwise letters and details of errors are open to everybody`,
})

/** Other modes are for one's own machine: they show letters and explain errors. */
const problemsWithMode = (source: Source): EnvironmentProblem[] => {
  if (isSet(source, 'NODE_ENV', 'production')) return []
  const { HOST: host = '', PUBLIC_URL: publicUrl = '', NODE_ENV: mode = '' } = source
  const given = mode.trim() === '' ? {} : { given: `"${mode.trim()}"` }
  return [
    ...(host.trim() !== '' && !isLoopback(host.trim()) ? [`HOST=${host.trim()} lets other machines in`] : []),
    ...(/^https:/i.test(publicUrl.trim()) ? ['PUBLIC_URL is an https address'] : []),
  ].map((reason) => ({ ...asProduction(reason), ...given }))
}

export interface Reading {
  /** Whether this process answers requests; workers and commands do not. */
  readonly listens: boolean
}

export const readServerEnvironment = (source: Source, { listens }: Reading = { listens: false }): EnvironmentResult => {
  const read = readEnvironment(source)
  const further = [...problemsWithData(source), ...(listens ? problemsWithMode(source) : [])]
  if (read.ok) return further.length === 0 ? read : { ok: false, problems: further }
  return { ok: false, problems: [...read.problems, ...further] }
}
