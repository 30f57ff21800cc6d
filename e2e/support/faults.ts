import { pageDataUrl } from '../../src/runtime/page-path.ts'
import type { Fault } from './site.ts'

export const missing = () => new Response('There is nothing at this address.', { status: 404 })

/** The data file of a page, as it is asked for. */
export const dataFileOf = pageDataUrl

/** Breaks the addresses that match and leaves the others alone. */
export const at =
  (address: string | RegExp, fault: Fault): Fault =>
  (request, url) => {
    const matches = typeof address === 'string' ? url.pathname === address : address.test(url.pathname)
    return matches ? fault(request, url) : undefined
  }

export interface Gate {
  /** Holds requests back until the gate is opened; then the site answers them. */
  fault: Fault
  open(): void
  /** Resolves when the first request has come. */
  reached: Promise<void>
}

export const gate = (): Gate => {
  const opened = Promise.withResolvers<undefined>()
  const reached = Promise.withResolvers<void>()
  return {
    fault: () => {
      reached.resolve()
      return opened.promise
    },
    open: () => opened.resolve(undefined),
    reached: reached.promise,
  }
}
