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
