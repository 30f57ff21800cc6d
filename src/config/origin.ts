import * as v from 'valibot'

const originOf = (value: string): string | undefined => {
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  return bare && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

/** A variable that is an origin; a slash at its end is forgiven. */
export const origin = (example: string) => {
  const expected = `an http or https address without a path, such as ${example}`
  return v.pipe(
    v.string(),
    v.check((value) => originOf(value) !== undefined, expected),
    v.transform((value) => originOf(value) ?? value),
  )
}
