import type { Content, FieldValues } from '../load/content.ts'
import { loadContent } from '../load/load-content.ts'
import { describeProblem } from '../load/problem.ts'
import { checkAgreement } from './check-agreement.ts'

const load = async (): Promise<Content> => {
  const loaded = await loadContent('content')
  if (!loaded.ok) throw new Error(loaded.problems.map(describeProblem).join('\n'))
  return loaded.content
}

let content: Promise<Content> | undefined

/** The site's own content. Loaded once in a process, which takes a while. */
export const ownContent = (): Promise<Content> => {
  content ??= load()
  return content
}

export type Change = (fields: FieldValues) => FieldValues

/** Content with some fields of one entry changed in every edition. */
export const withChange = (own: Content, id: string, change: Change): Content => {
  const entry = own.entries.get(id)
  if (entry === undefined) throw new Error(`There is no ${id}.`)
  const { 'en-AU': au, 'en-NZ': nz, 'en-ZA': za } = entry.fields
  const changed = {
    ...entry,
    fields: { 'en-AU': { ...au, ...change(au) }, 'en-NZ': { ...nz, ...change(nz) }, 'en-ZA': { ...za, ...change(za) } },
  }
  const others = (own.entriesOfType.get(entry.type) ?? []).filter((each) => each !== entry)
  return {
    ...own,
    entries: new Map([...own.entries, [id, changed]]),
    entriesOfType: new Map([...own.entriesOfType, [entry.type, [...others, changed]]]),
  }
}

/** What is said about the site's own content once some fields of an entry are others. */
export const complaintsIn = (own: Content, id: string, change: Change): string[] =>
  checkAgreement(withChange(own, id, change), 'content').map(describeProblem)
