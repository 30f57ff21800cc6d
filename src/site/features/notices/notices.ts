import { useSyncExternalStore } from 'react'
import { createListeners } from '../../state/listeners.ts'

export interface Notice {
  text: string
  tone?: 'plain' | 'good' | 'bad'
  /** What the visitor can do about it, e.g. undo. */
  action?: { label: string; run(): void }
}

export type ShownNotice = Notice & { readonly id: number }

export interface Notices {
  getSnapshot(): readonly ShownNotice[]
  getServerSnapshot(): readonly ShownNotice[]
  subscribe(listener: () => void): () => void
  /** Returns the id that dismisses it. */
  add(notice: Notice): number
  dismiss(id: number): void
}

const none: readonly ShownNotice[] = []

export const createNotices = (): Notices => {
  const { subscribe, notify } = createListeners()
  let shown = none
  let lastId = 0
  return {
    getSnapshot: () => shown,
    getServerSnapshot: () => none,
    subscribe,
    add(notice) {
      lastId += 1
      shown = [...shown, { ...notice, id: lastId }]
      notify()
      return lastId
    },
    dismiss(id) {
      shown = shown.filter((notice) => notice.id !== id)
      notify()
    },
  }
}

/** The notices on screen. They live as long as the page does. */
export const notices = createNotices()

export const useNotices = (): readonly ShownNotice[] =>
  useSyncExternalStore(notices.subscribe, notices.getSnapshot, notices.getServerSnapshot)
