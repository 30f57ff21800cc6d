import type { GazetteerContents, GazetteerEntry } from '../../src/domain/places/gazetteer-entry.ts'

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Another name stays behind the place it belongs to: `after` is the name of that place. */
export type NamedEntry = GazetteerEntry & { after?: string }

/** Entries as the file wants them: by state, by postcode, by name. */
export const inOrder = (entries: NamedEntry[], states: GazetteerContents['states']): GazetteerEntry[] => {
  const rank = new Map(states.map(({ state }, at) => [state, at]))
  const rankOf = ({ state }: GazetteerEntry): number => {
    const found = rank.get(state)
    if (found === undefined) throw new Error(`There is no state ${state}.`)
    return found
  }
  return entries
    .toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        Number(a.postcode ?? 0) - Number(b.postcode ?? 0) ||
        compare(a.after ?? a.name, b.after ?? b.name) ||
        Number(a.foundBy === 'name') - Number(b.foundBy === 'name'),
    )
    .map(({ after: _, ...entry }) => entry)
}
