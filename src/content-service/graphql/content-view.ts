import type { Asset, Content, Entry } from '../load/content.ts'

/** The content as a query may see it: drafts only when previewing, newest publication first. */
export interface ContentView {
  entry(id: string, preview: boolean): Entry | undefined
  asset(id: string, preview: boolean): Asset | undefined
  entries(preview: boolean): readonly Entry[]
  entriesOfType(type: string, preview: boolean): readonly Entry[]
  assets(preview: boolean): readonly Asset[]
}

export const createContentView = (content: Content): ContentView => {
  const lists = new Map<string, readonly (Entry | Asset)[]>()
  const list = <Item extends Entry | Asset>(key: string, preview: boolean, all: () => Iterable<Item>) => {
    const known = lists.get(`${key} ${preview}`)
    // A key always stands for one kind of item.
    if (known) return known as readonly Item[]
    const made = [...all()].filter(({ draft }) => preview || !draft).toSorted(newestFirst)
    lists.set(`${key} ${preview}`, made)
    return made
  }
  return {
    entry: (id, preview) => visible(content.entries.get(id), preview),
    asset: (id, preview) => visible(content.assets.get(id), preview),
    entries: (preview) => list('entries', preview, () => content.entries.values()),
    entriesOfType: (type, preview) => list(`type ${type}`, preview, () => content.entriesOfType.get(type) ?? []),
    assets: (preview) => list('assets', preview, () => content.assets.values()),
  }
}

const visible = <Item extends { draft: boolean }>(item: Item | undefined, preview: boolean): Item | undefined =>
  item && (preview || !item.draft) ? item : undefined

const newestFirst = (a: Entry | Asset, b: Entry | Asset): number =>
  a.publishedAt === b.publishedAt ? (a.id < b.id ? -1 : 1) : a.publishedAt > b.publishedAt ? -1 : 1
