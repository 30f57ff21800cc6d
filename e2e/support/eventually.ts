import { expect } from 'vitest'

/** Waits for what is read to become what is expected; patient, because machines that run tests are busy. */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000, interval: 30 })
