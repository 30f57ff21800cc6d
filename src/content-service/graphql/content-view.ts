import type { Asset, Entry } from '../load/content.ts'
import type { Scope } from './scope.ts'

export interface LinkTarget {
  kind: 'entry' | 'asset'
  id: string
}

/** Whose links are looked for. */
export interface LinkQuestion {
  target: LinkTarget
  /** Links of these count. */
  scopes: readonly Scope[]
  /** Of one content type, or of all. */
  type?: string
}

/** The content as a query may see it: drafts only when previewing, newest publication first. */
export interface ContentView {
  entry(id: string, preview: boolean): Entry | undefined
  asset(id: string, preview: boolean): Asset | undefined
  entries(preview: boolean): readonly Entry[]
  entriesOfType(type: string, preview: boolean): readonly Entry[]
  assets(preview: boolean): readonly Asset[]
  linking(question: LinkQuestion, preview: boolean): readonly Entry[]
}
