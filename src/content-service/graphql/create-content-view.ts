import type { Asset, Content, Entry } from '../load/content.ts'
import type { ContentType } from '../model/field.ts'
import type { ContentView } from './content-view.ts'
import { createIncomingLinks, type IncomingLinks } from './incoming-links.ts'

export const createContentView = (content: Content, model: readonly ContentType[]): ContentView => {
  const lists = new Map<string, readonly (Entry | Asset)[]>()
  const list = <Item extends Entry | Asset>(key: string, preview: boolean, all: () => Iterable<Item>) => {
    const known = lists.get(`${key} ${preview}`)
    // A key always stands for one kind of item.
    if (known) return known as readonly Item[]
    const made = [...all()].filter(({ draft }) => preview || !draft).toSorted(newestFirst)
    lists.set(`${key} ${preview}`, made)
    return made
  }
  const entries = (preview: boolean) => list('entries', preview, () => content.entries.values())
  const incoming = new Map<boolean, IncomingLinks>()
  return {
    entry: (id, preview) => visible(content.entries.get(id), preview),
    asset: (id, preview) => visible(content.assets.get(id), preview),
    entries,
    entriesOfType: (type, preview) => list(`type ${type}`, preview, () => content.entriesOfType.get(type) ?? []),
    assets: (preview) => list('assets', preview, () => content.assets.values()),
    linking: (question, preview) => {
      // Made when first asked for: most never are.
      const links = incoming.get(preview) ?? createIncomingLinks(entries(preview), model)
      incoming.set(preview, links)
      return links(question)
    },
  }
}

const visible = <Item extends { draft: boolean }>(item: Item | undefined, preview: boolean): Item | undefined =>
  item && (preview || !item.draft) ? item : undefined

const newestFirst = (a: Entry | Asset, b: Entry | Asset): number =>
  a.publishedAt === b.publishedAt ? (a.id < b.id ? -1 : 1) : a.publishedAt > b.publishedAt ? -1 : 1
