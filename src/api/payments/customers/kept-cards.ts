import type { Db } from '../../db/database.ts'
import { GatewayRefusal, type KeptCard, type PaymentGateway } from '../gateway.ts'
import { customerOf } from './payment-customer.ts'

interface Services {
  readonly db: Db
  readonly gateway: PaymentGateway
}

const orNone = async (work: () => Promise<KeptCard[]>): Promise<KeptCard[]> => {
  try {
    return await work()
  } catch (error) {
    // A customer whom the gateway has forgotten has no cards.
    if (error instanceof GatewayRefusal) return []
    throw error
  }
}

/** The cards that the gateway keeps for somebody, newest first. */
export const keptCardsOf = async ({ db, gateway }: Services, person: string): Promise<KeptCard[]> => {
  const customer = await customerOf(db, gateway, person)
  return customer === undefined ? [] : orNone(() => gateway.keptCards(customer))
}

/** False where it is not theirs, or not there, which nobody is told apart. */
export const removeKeptCard = async (services: Services, person: string, card: string): Promise<boolean> => {
  const kept = await keptCardsOf(services, person)
  if (!kept.some(({ id }) => id === card)) return false
  try {
    await services.gateway.removeCard(card, `remove:${card}`)
  } catch (error) {
    // Another tab was quicker.
    if (!(error instanceof GatewayRefusal)) throw error
  }
  return true
}
