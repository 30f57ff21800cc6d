interface Named {
  slug: string
  sku: string
}

export interface Picked<M> {
  shown: M[]
  /** What there was no room for. */
  beyond: M[]
  /** What is not sold here, or no longer. */
  unknown: string[]
}

/** The models that a list of slugs or SKUs means, each once, as many as there is room for. */
export const pickModels = <M extends Named>(keys: readonly string[], models: readonly M[], room: number): Picked<M> => {
  const found = keys.map((key) =>
    models.find(({ slug, sku }) => slug === key.toLowerCase() || sku === key.toUpperCase()),
  )
  const known = [...new Set(found.filter((model) => model !== undefined))]
  return {
    shown: known.slice(0, room),
    beyond: known.slice(room),
    unknown: keys.filter((_, index) => found[index] === undefined),
  }
}
