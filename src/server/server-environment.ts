import { type Environment, type EnvironmentResult, readEnvironment } from '../build/environment.ts'
import { loadEnvironmentFile } from '../build/environment-file.ts'
import { describeProblems, type EnvironmentProblem } from '../build/environment-problem.ts'
import { giveUp } from './give-up.ts'

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

export const readServerEnvironment = (source: Source): EnvironmentResult => {
  const read = readEnvironment(source)
  const further = problemsWithData(source)
  if (read.ok) return further.length === 0 ? read : { ok: false, problems: further }
  return { ok: false, problems: [...read.problems, ...further] }
}

/** The settings of this process, from its environment and `.env`. Without good ones it ends here. */
export const ownEnvironment = (): Environment => {
  loadEnvironmentFile()
  const read = readServerEnvironment(process.env)
  return read.ok
    ? read.environment
    : giveUp(`Poolwright can't start with these settings:\n${describeProblems(read.problems)}`)
}
