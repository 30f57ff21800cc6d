/** What a robot does that it should not, and what to do about it. */
export interface Problem {
  title: string
  /** What to try first. */
  text: string
  /** The page of the whole answer. */
  href: string
  html: string
  /** Where the same is looked for step by step. */
  stepsHref?: string
}
