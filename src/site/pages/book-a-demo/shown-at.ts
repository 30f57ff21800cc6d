/** Names by slug: what can be shown, and who shows it. */
export interface Showing {
  models: Readonly<Record<string, string>>
  dealers: Readonly<Record<string, string>>
}

const known = (names: Readonly<Record<string, string>>, slug: string): string | undefined =>
  Object.hasOwn(names, slug) ? names[slug] : undefined

/** What the link that led here asks for. A name that means nothing here is said to, and is left to the letter. */
export const shownAt = (search: string, { models, dealers }: Showing): Record<string, string> => {
  const query = new URLSearchParams(search)
  const model = query.get('model')
  const dealer = query.get('dealer')
  return {
    ...(model !== null && {
      'You asked to see': known(models, model) ?? 'A model that is not shown here. Name another below.',
    }),
    ...(dealer !== null && { With: known(dealers, dealer) ?? 'A dealer we do not know. We pick the nearest.' }),
  }
}
