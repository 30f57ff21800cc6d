import { vi } from 'vitest'

/** A browser that tells of its first paint when it is told to. */
export const awaitFirstPaint = (): (() => void) => {
  let report: () => void = () => undefined
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #report: () => void

      constructor(given: () => void) {
        this.#report = given
      }

      observe({ type, buffered }: PerformanceObserverInit) {
        if (type === 'paint' && buffered) report = this.#report
      }
    },
  )
  return () => report()
}
