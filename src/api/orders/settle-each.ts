import { GatewayRefusal, GatewayUnreachable } from '../payments/gateway.ts'
import type { OrderRow } from './change-state.ts'

export interface Settled {
  looked: number
  /** By number: those that the gateway could not be asked about. */
  unknown: string[]
}

/** At a time; the rest waits for the next round. */
export const mostSettled = 100

const isOfGateway = (error: unknown): boolean => error instanceof GatewayUnreachable || error instanceof GatewayRefusal

/** One order that the gateway does not know must not keep the others from being settled. */
export const settleEach = async (
  found: readonly OrderRow[],
  settle: (order: OrderRow) => Promise<unknown>,
): Promise<Settled> => {
  const unknown: string[] = []
  for (const order of found) {
    try {
      await settle(order)
    } catch (error) {
      if (!isOfGateway(error)) throw error
      unknown.push(order.number)
    }
  }
  return { looked: found.length, unknown }
}
