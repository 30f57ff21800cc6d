/** What an address says of a comparison. */
export interface ComparisonPlace {
  /** Slugs or SKUs that somebody put into the link; nothing where the visitor's own list is meant. */
  models: readonly string[] | undefined
  /** Rows in which all models are alike are left out. */
  onlyDifferences: boolean
}

/** Reads a query as anybody may have written it. */
export const readComparisonAddress = (search: string): ComparisonPlace => {
  const query = new URLSearchParams(search)
  const named = query
    .getAll('models')
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '')
  return {
    models: named.length === 0 ? undefined : [...new Set(named)],
    onlyDifferences: query.get('only') === 'differences',
  }
}

/** Parameters of others stay. Commas stay commas, so that the link can be read. */
export const writeComparisonAddress = (search: string, { models, onlyDifferences }: ComparisonPlace): string => {
  const query = new URLSearchParams(search)
  query.delete('models')
  query.delete('only')
  if (onlyDifferences) query.set('only', 'differences')
  const rest = query.toString()
  const list = models === undefined || models.length === 0 ? [] : [`models=${models.map(encodeURIComponent).join(',')}`]
  const all = [...list, ...(rest === '' ? [] : [rest])].join('&')
  return all === '' ? '' : `?${all}`
}
