export type RouteMatch<Pattern extends string = string> = { pattern: Pattern; params: Readonly<Record<string, string>> }

export type MatchOptions = {
  /** Static segments are compared with case, save at the positions named here (0 is the first segment). */
  ignoreCaseAt?: (position: number) => boolean
}

const wildcard = '*'
const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

// A pattern that ends ranks between a parameter and a wildcard: `/shop` is a better answer to `/shop` than `/shop/*`.
const rankOf = (segment: string | undefined): number => {
  if (segment === undefined) return 1
  if (segment === wildcard) return 0
  return segment.startsWith(':') ? 2 : 3
}

const compareRoutes = (one: string, other: string): number => {
  const left = segmentsOf(one)
  const right = segmentsOf(other)
  for (let position = 0; position < Math.max(left.length, right.length); position += 1) {
    const difference = rankOf(right[position]) - rankOf(left[position])
    if (difference !== 0) return difference
  }
  return 0
}

/** Best first: static segments above parameters above wildcards, segment by segment; equals keep their order. */
export const rankRoutes = <Pattern extends string>(patterns: readonly Pattern[]): Pattern[] =>
  patterns.toSorted(compareRoutes)

/** The best pattern that matches, with its parameters decoded; a trailing wildcard's rest is the parameter `*`. */
export const matchRoute = <Pattern extends string>(
  patterns: readonly Pattern[],
  pathname: string,
  options: MatchOptions = {},
): RouteMatch<Pattern> | undefined => {
  const segments = segmentsOf(pathname).map(decodeSegment)
  for (const pattern of rankRoutes(patterns)) {
    const params = matchSegments(segmentsOf(pattern), segments, options)
    if (params) return { pattern, params }
  }
  return undefined
}

const matchSegments = (
  pattern: readonly string[],
  segments: readonly string[],
  { ignoreCaseAt }: MatchOptions,
): Record<string, string> | undefined => {
  const params: Record<string, string> = {}
  for (const [position, expected] of pattern.entries()) {
    if (expected === wildcard && position === pattern.length - 1) {
      params[wildcard] = segments.slice(position).join('/')
      return params
    }
    const actual = segments[position]
    if (actual === undefined) return undefined
    if (expected.startsWith(':')) params[expected.slice(1)] = actual
    else if (fold(expected, position, ignoreCaseAt) !== fold(actual, position, ignoreCaseAt)) return undefined
  }
  return pattern.length === segments.length ? params : undefined
}

const fold = (segment: string, position: number, ignoreCaseAt: MatchOptions['ignoreCaseAt']): string =>
  ignoreCaseAt?.(position) ? segment.toLowerCase() : segment

const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
