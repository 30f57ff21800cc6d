export interface EnvironmentProblem {
  readonly name: string
  /** As given, secrets masked; absent when the variable is not set. */
  readonly given?: string
  readonly expected: string
}

/** The problems as a person should read them, one to a line. */
export const describeProblems = (problems: readonly EnvironmentProblem[]): string =>
  problems
    .map(({ name, given, expected }) => `${name} is ${given === undefined ? 'not set' : given}; expected ${expected}`)
    .join('\n')

/** Of variables that are set together or not at all: those that are missing beside others. */
export const missingBeside = (
  names: readonly string[],
  what: string,
  set: Readonly<Record<string, string | undefined>>,
): EnvironmentProblem[] => {
  const first = names.find((name) => set[name] !== undefined)
  if (first === undefined) return []
  return names
    .filter((name) => set[name] === undefined)
    .map((name) => ({ name, expected: `what belongs to the ${what}, because ${first} is set` }))
}
