import { createInflate, createInflateRaw } from 'node:zlib'
import { vi } from 'vitest'

/** Counts what is inflated from now on until the end of the test, by whomever, and whether it is looked at or not. */
export const countInflatedBytes = () => {
  let bytes = 0
  for (const stream of [createInflate(), createInflateRaw()]) {
    const prototype: typeof stream = Object.getPrototypeOf(stream)
    const { push } = prototype
    vi.spyOn(prototype, 'push').mockImplementation(function (this: typeof stream, piece: Uint8Array | null) {
      bytes += piece?.byteLength ?? 0
      return push.call(this, piece)
    })
  }
  return () => bytes
}
