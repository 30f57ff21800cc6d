import { useSyncExternalStore } from 'react'
import { createListeners } from '../../state/listeners.ts'
import { parseJson } from '../../state/parse-json.ts'
import { storedValue } from '../../state/stored-value.ts'
import { comparableCategories, comparisonKeys, layOutComparisonList } from './comparison-keys.ts'

type ComparisonKey = (typeof comparisonKeys)[number]

/** `table` holds the SKUs side by side on the comparison page, each category its own picks in the order picked. */
export type ComparedSkus = Readonly<Record<ComparisonKey, readonly string[]>>

export const maxCompared = 4

export type CompareResult = { ok: true } | { ok: false; error: { code: 'comparison-full'; message: string } }

export interface ComparisonList {
  getSnapshot(): ComparedSkus
  getServerSnapshot(): ComparedSkus
  subscribe(listener: () => void): () => void
  /** A category that is not compared on its own puts the product in the table only. */
  add(sku: string, category?: string): CompareResult
  remove(sku: string): void
  clear(): void
}

const allEmpty: ComparedSkus = { table: [], residential: [], commercial: [], 'mineral-swim': [], 'ozone-swim': [] }

const parseList = (text: string | null): string[] => {
  const value = parseJson(text)
  return Array.isArray(value) ? [...new Set(value.filter((sku): sku is string => typeof sku === 'string'))] : []
}

export const createComparisonList = (area: () => Storage): ComparisonList => {
  const { subscribe, notify } = createListeners()
  let lists: ComparedSkus | null = null

  const keep = (next: ComparedSkus) => {
    lists = next
    for (const key of comparisonKeys) storedValue(area, key).write(JSON.stringify(next[key]))
  }

  const load = (): ComparedSkus => {
    if (layOutComparisonList(area)) return allEmpty
    const read = (key: ComparisonKey) => parseList(storedValue(area, key).read())
    const picks = comparableCategories.map((category) => [category, read(category)] as const)
    return { ...allEmpty, ...Object.fromEntries(picks), table: read('table').slice(0, maxCompared) }
  }

  const current = (): ComparedSkus => {
    lists ??= load()
    return lists
  }

  const change = (changed: (list: readonly string[], key: ComparisonKey) => readonly string[]) => {
    const before = current()
    const entries = comparisonKeys.map((key) => [key, changed(before[key], key)] as const)
    keep({ ...before, ...Object.fromEntries(entries) })
    notify()
  }

  return {
    getSnapshot: current,
    getServerSnapshot: () => allEmpty,
    subscribe,
    add(sku, category) {
      const { table } = current()
      if (table.includes(sku)) return { ok: true }
      if (table.length >= maxCompared) {
        const message = `You can compare ${maxCompared} models at a time. Remove one to add another.`
        return { ok: false, error: { code: 'comparison-full', message } }
      }
      change((list, key) =>
        key === 'table' || key === category ? [...list.filter((each) => each !== sku), sku] : list,
      )
      return { ok: true }
    },
    remove: (sku) => change((list) => list.filter((each) => each !== sku)),
    clear: () => change(() => []),
  }
}

/** The comparison list of this tab. */
export const comparisonList = createComparisonList(() => window.sessionStorage)

export const useComparisonList = (): ComparedSkus =>
  useSyncExternalStore(comparisonList.subscribe, comparisonList.getSnapshot, comparisonList.getServerSnapshot)
