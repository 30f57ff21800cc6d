import { useSyncExternalStore } from 'react'
import { createListeners } from '../../state/listeners.ts'

export interface Toast {
  text: string
  /** What the visitor can do about it, e.g. undo. */
  action?: { label: string; run(): void }
}

export type ShownToast = Toast & { readonly id: number }

export interface Toasts {
  getSnapshot(): readonly ShownToast[]
  getServerSnapshot(): readonly ShownToast[]
  subscribe(listener: () => void): () => void
  /** Returns the id that dismisses it. */
  add(toast: Toast): number
  dismiss(id: number): void
}

const none: readonly ShownToast[] = []

export const createToasts = (): Toasts => {
  const { subscribe, notify } = createListeners()
  let shown = none
  let lastId = 0
  return {
    getSnapshot: () => shown,
    getServerSnapshot: () => none,
    subscribe,
    add(toast) {
      lastId += 1
      shown = [...shown, { ...toast, id: lastId }]
      notify()
      return lastId
    },
    dismiss(id) {
      shown = shown.filter((toast) => toast.id !== id)
      notify()
    },
  }
}

/** The toasts on screen. They live as long as the page does. */
export const toasts = createToasts()

export const useToasts = (): readonly ShownToast[] =>
  useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getServerSnapshot)
