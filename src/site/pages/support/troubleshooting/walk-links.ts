import type { MouseEvent } from 'react'
import { type Walk, writeWalk } from '../../../../domain/after-sales/troubleshooting.ts'

type Place = Pick<Walk, 'path' | 'fixed'>

/** What makes a link go somewhere in the tree without loading the page again; it can still be copied or opened elsewhere. */
export type LinkTo = (place: Place) => { href: string; onClick: (event: MouseEvent) => void }

export const createLinkTo =
  (page: string, search: string, go: (query: string) => void): LinkTo =>
  (place) => {
    const query = writeWalk(search, place)
    return {
      href: page + query,
      onClick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(query)
      },
    }
  }
