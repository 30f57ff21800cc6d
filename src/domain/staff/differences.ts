/** What one value was and became, as people read it; null where there was none. */
export interface Difference {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const written = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** "tracking.number" for what stands in something else. */
const flat = (values: Values, inside = ''): [name: string, value: string | null][] =>
  Object.entries(values).flatMap(([name, value]) =>
    isRecord(value) && Object.keys(value).length > 0
      ? flat(value, `${inside}${name}.`)
      : [[`${inside}${name}`, written(value)]],
  )

/** What differs, in the order in which it was written down. */
export const differences = (before: Values, after: Values): Difference[] => {
  const [was, became] = [new Map(flat(before)), new Map(flat(after))]
  const names = new Set([...was.keys(), ...became.keys()])
  return [...names]
    .map((name) => ({ name, before: was.get(name) ?? null, after: became.get(name) ?? null }))
    .filter((each) => each.before !== each.after)
}
