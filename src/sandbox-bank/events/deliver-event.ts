import type { BankLogger } from '../bank-logger.ts'
import type { BankSql } from '../bank-sql.ts'
import { claimEvent, noteDelivered, noteFailed } from './claim-event.ts'
import { signatureHeader, signEvent } from './sign-event.ts'

export interface EventServices {
  sql: BankSql
  /** Where the shop listens. */
  eventsUrl: string
  eventSecret: string
  now(): Date
  fetch(url: string, init: RequestInit): Promise<Response>
  logger: BankLogger
}

const longestDelivery = 10_000

const isTaken = async (services: EventServices, body: string, stopped: AbortSignal): Promise<boolean> => {
  try {
    const answer = await services.fetch(services.eventsUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signEvent(body, services.eventSecret, services.now()),
      },
      body,
      // An address that moved has not taken anything.
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(longestDelivery)]),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch (error) {
    services.logger.debug({ err: error }, 'sandbox bank: the shop was not reached')
    return false
  }
}

/** Delivers the next event that is due; false where there is none. At least once: whoever is killed midway leaves it to others. */
export const deliverEvent = async (services: EventServices, stopped: AbortSignal): Promise<boolean> => {
  const event = await claimEvent(services.sql, services.now())
  if (event === undefined) return false
  const note = (await isTaken(services, event.body, stopped)) ? noteDelivered : noteFailed
  await note(services.sql, event, services.now())
  return true
}
