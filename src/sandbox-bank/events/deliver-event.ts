import type { BankLogger } from '../bank-logger.ts'
import type { BankSql } from '../bank-sql.ts'
import { claimEvent, noteDelivered, noteFailed } from './claim-event.ts'
import { signatureHeader, signEvent } from './sign-event.ts'

export interface EventDesk {
  sql: BankSql
  /** Where the shop listens. */
  eventsUrl: string
  eventSecret: string
  now(): Date
  fetch(url: string, init: RequestInit): Promise<Response>
  logger: BankLogger
}

const longestDelivery = 10_000

const isTaken = async (desk: EventDesk, body: string, stopped: AbortSignal): Promise<boolean> => {
  try {
    const answer = await desk.fetch(desk.eventsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signEvent(body, desk.eventSecret, desk.now()) },
      body,
      // An address that moved has not taken anything.
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(longestDelivery)]),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch (error) {
    desk.logger.debug({ err: error }, 'sandbox bank: the shop was not reached')
    return false
  }
}

/** Delivers the next event that is due; false where there is none. At least once: whoever is killed midway leaves it to others. */
export const deliverEvent = async (desk: EventDesk, stopped: AbortSignal): Promise<boolean> => {
  const event = await claimEvent(desk.sql, desk.now())
  if (event === undefined) return false
  const note = (await isTaken(desk, event.body, stopped)) ? noteDelivered : noteFailed
  await note(desk.sql, event, desk.now())
  return true
}
