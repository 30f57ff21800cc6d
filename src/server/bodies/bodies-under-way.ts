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
export const createBodiesUnderWay = ({
  ofOne,
  ofAll,
  roomForEach,
}: Pick<BodyLimits, 'ofOne' | 'ofAll' | 'roomForEach'>): BodiesUnderWay => {
  const all: Sum = { bodies: 0, bytes: 0 }
  const bySender = new Map<string, Sum & { places: number }>()

  const isOver = (sum: Sum, more: Sum, most: Sum): boolean =>
    sum.bodies + more.bodies > most.bodies || sum.bytes + more.bytes > most.bytes
  const add = (sum: Sum, bodies: number, bytes: number): void => {
    sum.bodies += bodies
    sum.bytes += bytes
  }
  const beyondRoom = (bytes: number): number => Math.max(0, bytes - roomForEach)

  return {
    enter(address) {
      const network = networkOf(address)
      const sender = bySender.get(network) ?? { bodies: 0, bytes: 0, places: 0 }
      const another = { bodies: 1, bytes: 0 }
      if (isOver(sender, another, ofOne)) return 'of-one'
      if (isOver(all, another, ofAll)) return 'of-all'
      bySender.set(network, sender)
      sender.places += 1
      add(sender, 1, 0)
      add(all, 1, 0)
      const own = { bodies: 1, bytes: 0, left: false }
      const arrived = (): void => {
        add(sender, -own.bodies, 0)
        add(all, -own.bodies, 0)
        own.bodies = 0
      }
      return {
        arrived,
        hold(bytes) {
          if (own.left) return undefined
          const ofThese = beyondRoom(own.bytes + bytes) - beyondRoom(own.bytes)
          if (isOver(sender, { bodies: 0, bytes }, ofOne)) return 'of-one'
          if (isOver(all, { bodies: 0, bytes: ofThese }, ofAll)) return 'of-all'
          own.bytes += bytes
          add(sender, 0, bytes)
          add(all, 0, ofThese)
          return undefined
        },
        leave() {
          if (own.left) return
          own.left = true
          arrived()
          add(sender, 0, -own.bytes)
          add(all, 0, -beyondRoom(own.bytes))
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
