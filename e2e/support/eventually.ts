import { expect } from 'vitest'

/** Waits for what is read to become what is expected, and looks often. */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { interval: 30 })
