/** What a document may hold. A limit is the most that is still answered. */
export interface Limits {
  /** Characters of the document. */
  readonly length: number
  readonly tokens: number
  readonly aliases: number
  readonly directives: number
  readonly fragments: number
  /** Declared in the document, and sent along with it. */
  readonly variables: number
  /** Times that a selection names a field or fragment again. Checking these against each other takes quadratic time. */
  readonly repeats: number
  /** Fields below one another. */
  readonly depth: number
  /** Values that an answer could hold, see value-count.ts. */
  readonly values: number
  /** What a list counts as when the question does not say how many it wants. */
  readonly listSize: number
}

export const usualLimits: Limits = {
  length: 16_384,
  tokens: 1_000,
  aliases: 15,
  directives: 50,
  fragments: 30,
  variables: 30,
  repeats: 50,
  depth: 15,
  values: 10_000,
  listSize: 10,
}
