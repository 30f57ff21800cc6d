import { useSyncExternalStore } from 'react'
import { createListeners } from '../../state/listeners.ts'
import { parseJson } from '../../state/parse-json.ts'
import { storedValue } from '../../state/stored-value.ts'
import { comparableCategories, layOutSessionList, sessionKeys } from './comparison-keys.ts'

type SessionKey = (typeof sessionKeys)[number]

/** `table` holds the SKUs side by side on the comparison page, each category its own picks in the order picked. */
export type SessionLists = Readonly<Record<SessionKey, readonly string[]>>

export const maxCompared = 4

export type CompareResult = { ok: true } | { ok: false; error: { code: 'comparison-full'; message: string } }

export interface SessionList {
  getSnapshot(): SessionLists
  getServerSnapshot(): SessionLists
  subscribe(listener: () => void): () => void
  /** A category that is not compared on its own puts the product in the table only. */
  add(sku: string, category?: string): CompareResult
  remove(sku: string): void
  clear(): void
}

const allEmpty: SessionLists = { table: [], residential: [], commercial: [], 'mineral-swim': [], 'ozone-swim': [] }

const parseList = (text: string | null): string[] => {
  const value = parseJson(text)
  return Array.isArray(value) ? [...new Set(value.filter((sku): sku is string => typeof sku === 'string'))] : []
}

export const createSessionList = (area: () => Storage): SessionList => {
  const { subscribe, notify } = createListeners()
  let lists: SessionLists | null = null

  const keep = (next: SessionLists) => {
    lists = next
    for (const key of sessionKeys) storedValue(area, key).write(JSON.stringify(next[key]))
  }

  const load = (): SessionLists => {
    if (layOutSessionList(area)) return allEmpty
    const read = (key: SessionKey) => parseList(storedValue(area, key).read())
    const picks = comparableCategories.map((category) => [category, read(category)] as const)
    return { ...allEmpty, ...Object.fromEntries(picks), table: read('table').slice(0, maxCompared) }
  }

  const current = (): SessionLists => {
    lists ??= load()
    return lists
  }

  const change = (changed: (list: readonly string[], key: SessionKey) => readonly string[]) => {
    const before = current()
    const entries = sessionKeys.map((key) => [key, changed(before[key], key)] as const)
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
export const sessionList = createSessionList(() => window.sessionStorage)

export const useSessionList = (): SessionLists =>
  useSyncExternalStore(sessionList.subscribe, sessionList.getSnapshot, sessionList.getServerSnapshot)
