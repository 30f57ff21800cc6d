import { networkOf } from '../../api/rate-limit/network-of.ts'
import type { BodyLimits } from './body-limits.ts'

/** Whose limit is reached: that of the sender's network, or that of everybody together. */
export type Reached = 'of-one' | 'of-all'

/** The place of one body. */
export interface BodyPlace {
  /** Counts bytes that are held from now on, unless that is too much. */
  hold(bytes: number): Reached | undefined
  /** The body is whole; its bytes stay until it is answered. */
  arrived(): void
  leave(): void
}

export interface BodiesUnderWay {
  enter(address: string): BodyPlace | Reached
  /** For whoever wants to know how full it is. */
  readonly now: { readonly bodies: number; readonly bytes: number; readonly senders: number }
}

interface Sum {
  bodies: number
  bytes: number
}

/** How much of requests not yet answered this process holds, by sender and in all. */
export const createBodiesUnderWay = ({ ofOne, ofAll }: Pick<BodyLimits, 'ofOne' | 'ofAll'>): BodiesUnderWay => {
  const all: Sum = { bodies: 0, bytes: 0 }
  const bySender = new Map<string, Sum & { places: number }>()

  const reached = (sender: Sum, more: Sum): Reached | undefined => {
    if (sender.bodies + more.bodies > ofOne.bodies || sender.bytes + more.bytes > ofOne.bytes) return 'of-one'
    return all.bodies + more.bodies > ofAll.bodies || all.bytes + more.bytes > ofAll.bytes ? 'of-all' : undefined
  }
  const add = (sums: readonly Sum[], bodies: number, bytes: number): void => {
    for (const sum of sums) {
      sum.bodies += bodies
      sum.bytes += bytes
    }
  }

  return {
    enter(address) {
      const network = networkOf(address)
      const sender = bySender.get(network) ?? { bodies: 0, bytes: 0, places: 0 }
      const full = reached(sender, { bodies: 1, bytes: 0 })
      if (full) return full
      bySender.set(network, sender)
      const sums = [all, sender]
      sender.places += 1
      add(sums, 1, 0)
      const own = { bodies: 1, bytes: 0, left: false }
      const arrived = (): void => {
        add(sums, -own.bodies, 0)
        own.bodies = 0
      }
      return {
        arrived,
        hold(bytes) {
          if (own.left) return undefined
          const over = reached(sender, { bodies: 0, bytes })
          if (over) return over
          own.bytes += bytes
          add(sums, 0, bytes)
          return undefined
        },
        leave() {
          if (own.left) return
          own.left = true
          arrived()
          add(sums, 0, -own.bytes)
          sender.places -= 1
          if (sender.places === 0) bySender.delete(network)
        },
      }
    },
    get now() {
      return { ...all, senders: bySender.size }
    },
  }
}
