import type { BankSql } from '../bank-sql.ts'

export interface ClaimedEvent {
  id: string
  body: string
  /** This one included. Whoever claims it after us has a higher one. */
  attempts: number
}

/** Longer than a delivery takes at most. Of a server that is killed another takes its event over when this ends. */
const leaseSeconds = 30
const longestWait = 60
const givenUpAfter = 24 * 60 * 60

const later = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString()

/** Takes the next event that is due, for this server alone. */
export const claimEvent = async (sql: BankSql, now: Date): Promise<ClaimedEvent | undefined> => {
  const [claimed] = await sql.query<ClaimedEvent>(
    `update sandbox_bank.events set attempts = attempts + 1, leased_until = $2::timestamptz
    where id = (
      select id from sandbox_bank.events
      where ended_at is null and due_at <= $1::timestamptz
        and (leased_until is null or leased_until <= $1::timestamptz)
      order by case when newest_first then -sequence else sequence end
      limit 1 for update skip locked
    )
    returning id, body, attempts`,
    [now.toISOString(), later(now, leaseSeconds)],
  )
  return claimed
}

/** One that is doubled stays due until it was delivered twice. */
export const noteDelivered = async (sql: BankSql, { id, attempts }: ClaimedEvent, now: Date): Promise<void> => {
  await sql.query(
    `update sandbox_bank.events set deliveries_left = deliveries_left - 1, leased_until = null,
      ended_at = case when deliveries_left > 1 then null else $3::timestamptz end
    where id = $1::text and attempts = $2::integer`,
    [id, attempts, now.toISOString()],
  )
}

/** Tried again after 1 s, 2 s, 4 s and so on, a minute at most, and for a day. */
export const noteFailed = async (sql: BankSql, { id, attempts }: ClaimedEvent, now: Date): Promise<void> => {
  const wait = Math.min(2 ** (attempts - 1), longestWait)
  await sql.query(
    `update sandbox_bank.events set due_at = $3::timestamptz, leased_until = null,
      ended_at = case when created_at < $5::timestamptz then $4::timestamptz end
    where id = $1::text and attempts = $2::integer`,
    [id, attempts, later(now, wait), now.toISOString(), later(now, -givenUpAfter)],
  )
}
