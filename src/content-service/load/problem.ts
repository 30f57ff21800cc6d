/** One thing that is wrong in the content, said so that its author can put it right. */
export interface Problem {
  /** Relative to the content directory until `loadContent` hands it out, then as a person would open it. */
  file: string
  line: number
  field?: string
  reason: string
}

export const describeProblem = ({ file, line, field, reason }: Problem): string =>
  `${file}:${line} ${field === undefined ? '' : `${field}: `}${reason}`

export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
