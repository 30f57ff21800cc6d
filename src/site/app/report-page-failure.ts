import { reportOnce } from '../../runtime/report-once.ts'
import { failureWords } from '../components/failure-words.ts'
import { toasts } from '../features/toasts/toasts.ts'

/** What the boundaries have caught so far. */
const caught: unknown[] = []

let isShowing = false

export const reportPageFailure = (error: unknown): void => {
  caught.push(error)
  reportOnce(error)
}

/** Tells the visitor that a part of the page is missing. */
export const sayPageFailed = (): void => {
  // The load that follows says more.
  if (isShowing) return
  const { text, ...action } = failureWords('Part of this page', undefined)
  toasts.add({ text, action })
}

/** Puts a page on screen; false where a boundary caught something of it. Who shows it has to act: the visitor is not told. */
export const showsWithoutFailure = (show: () => void): boolean => {
  const before = caught.length
  isShowing = true
  show()
  isShowing = false
  return caught.length === before
}

export const lastFailure = (): unknown => caught.at(-1)
