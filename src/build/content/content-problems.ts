import { describeProblem, type Problem } from '../../content-service/load/problem.ts'

/** Content that an editor has to mend; every problem with its place. */
export class ContentProblems extends Error {
  override name = 'ContentProblems'

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
    super(`The content has ${count}:\n${problems.map(describeProblem).join('\n')}`)
  }
}
