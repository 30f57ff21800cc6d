import * as v from 'valibot'

/** A variable of a certain form; `expected` says which to whoever has set another. */
export const matching = (pattern: RegExp, expected: string) => v.pipe(v.string(), v.regex(pattern, expected))
