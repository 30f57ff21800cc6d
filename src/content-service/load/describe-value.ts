/** A value as an author would name it, for the end of a sentence: `is "12 dollars"`. */
export const describeValue = (value: unknown): string => {
  if (value === null || value === undefined) return 'empty'
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}…` : value)
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value === 'boolean') return `the value ${value}`
  return Array.isArray(value) ? 'a list' : 'a group of fields'
}

export type Path = readonly (string | number)[]

/** `features[2].title` */
export const describePath = (path: Path): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('')
