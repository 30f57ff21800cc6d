import { keptCardsOf } from '../payments/customers/kept-cards.ts'
import { customerOf, openCustomer } from '../payments/customers/payment-customer.ts'
import { type CardAttempt, GatewayRefusal } from '../payments/gateway.ts'
import type { OrderRow } from './change-state.ts'
import type { OrderServices } from './order-services.ts'

/** `keep`: once it is charged the gateway keeps it. `kept`: it does already. */
export const cardUses = ['once', 'keep', 'kept'] as const
export type CardUse = (typeof cardUses)[number]

export interface ChosenCard {
  /** The gateway's id of it. */
  readonly method: string
  readonly use?: CardUse | undefined
  /** Who pays, where somebody is signed in. */
  readonly payer?: string | undefined
}

const notKept = () => new GatewayRefusal('card_not_kept', 'The card is not kept for whoever pays')

export const isNotKept = (error: GatewayRefusal): boolean => error.code === 'card_not_kept'

/**
 * For whom a card is charged, and whether it is kept. A kept one is charged for its owner only, who has to be signed in and whose
 * order it has to be: whoever else has the keys of the checkout, or is signed in beside it, pays with a card of their own.
 */
export const cardToCharge = async (
  services: OrderServices,
  { person }: Pick<OrderRow, 'person'>,
  { method, use = 'once', payer }: ChosenCard,
): Promise<Pick<CardAttempt, 'customer' | 'keep'>> => {
  const { db, gateway } = services
  const isOwner = payer !== undefined && payer === person
  if (use === 'kept' && !isOwner) throw notKept()
  if (person === null) return { keep: false }
  if (isOwner && use === 'once') return { keep: false }
  if (isOwner && use === 'keep') {
    try {
      return { customer: await openCustomer(db, gateway, person), keep: true }
    } catch (error) {
      // That it is paid matters more than that the card is kept.
      if (error instanceof GatewayRefusal) return { keep: false }
      throw error
    }
  }
  const customer = await customerOf(db, gateway, person)
  const isTheirs = customer !== undefined && (await keptCardsOf(services, person)).some(({ id }) => id === method)
  if (isOwner !== isTheirs) throw notKept()
  return isOwner && customer !== undefined ? { customer, keep: false } : { keep: false }
}
