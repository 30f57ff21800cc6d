/** Something that products of a list have or have not. */
export interface FilterOption {
  /** As the address has it. */
  value: string
  label: string
  /** The positions in the list of the products that have it. */
  has: readonly number[]
}

export interface Filter {
  /** As the address has it. */
  key: string
  label: string
  options: readonly FilterOption[]
  /** All of the chosen have to be met, as with “at least 8 m” and “at least 12 m”; elsewhere one is enough. */
  every?: true
}

/** What is chosen, by the key of the filter, in the filter's own order. */
export type Selection = Readonly<Record<string, readonly string[]>>

export const nothingChosen: Selection = {}

const chosenOf = (selection: Selection, { key, options }: Filter): FilterOption[] =>
  options.filter(({ value }) => selection[key]?.includes(value))

/** Every filter with something chosen has to be met. */
const isMet = (filter: Filter, selection: Selection, position: number): boolean => {
  const chosen = chosenOf(selection, filter)
  if (chosen.length === 0) return true
  const isIn = ({ has }: FilterOption) => has.includes(position)
  return filter.every ? chosen.every(isIn) : chosen.some(isIn)
}

/** The positions of the products that meet the selection, in the list's order. */
export const matching = (filters: readonly Filter[], selection: Selection, size: number): number[] =>
  Array.from({ length: size }, (_, position) => position).filter((position) =>
    filters.every((filter) => isMet(filter, selection, position)),
  )

/** How many products there would be with this option alone chosen in its filter, or with the others too where all count. */
export const countWith = (
  filters: readonly Filter[],
  selection: Selection,
  { key }: Filter,
  { has }: FilterOption,
): number => {
  const others = filters.filter((filter) => filter.key !== key || filter.every)
  return has.filter((position) => others.every((filter) => isMet(filter, selection, position))).length
}

export const isChosen = (selection: Selection, key: string, value: string): boolean =>
  selection[key]?.includes(value) === true

export const toggled = (selection: Selection, { key, options }: Filter, value: string): Selection => ({
  ...selection,
  [key]: options.map((option) => option.value).filter((each) => isChosen(selection, key, each) !== (each === value)),
})
