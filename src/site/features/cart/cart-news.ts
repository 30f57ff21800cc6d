import { useSyncExternalStore } from 'react'
import type { CartNews } from '../../../domain/cart/cart-news.ts'
import { joinNews, parseNews } from '../../../domain/cart/kept-cart-news.ts'
import { createListeners } from '../../state/listeners.ts'
import { parseJson } from '../../state/parse-json.ts'
import { storedValue } from '../../state/stored-value.ts'

/** What changed in the cart, until its owner has seen it: that may be on another page than the one that found out. */
export interface KeptNews {
  getSnapshot(): readonly CartNews[]
  subscribe(listener: () => void): () => void
  tell(news: readonly CartNews[]): void
  dismiss(): void
}

const none: readonly CartNews[] = []

export const createKeptNews = (area: () => Storage): KeptNews => {
  const stored = storedValue(area, 'cart-news')
  const { subscribe, notify } = createListeners()
  let text: string | null = null
  let shown = none

  const read = () => {
    const found = stored.read()
    if (found === text) return shown
    text = found
    shown = parseNews(parseJson(found))
    return shown
  }

  const keep = (news: readonly CartNews[]) => {
    shown = news
    text = news.length === 0 ? null : JSON.stringify(news)
    // Where nothing can be kept they are told on this page.
    if (!stored.write(text)) text = stored.read()
    notify()
  }

  return {
    getSnapshot: read,
    subscribe(listener) {
      const unsubscribe = subscribe(listener)
      addEventListener('storage', listener)
      return () => {
        unsubscribe()
        removeEventListener('storage', listener)
      }
    },
    tell: (news) => keep(joinNews(read(), news)),
    dismiss: () => keep(none),
  }
}

export const newsInBrowser = createKeptNews(() => localStorage)

export const useCartNews = (): readonly CartNews[] =>
  useSyncExternalStore(newsInBrowser.subscribe, newsInBrowser.getSnapshot, () => none)
