import * as v from 'valibot'
import type { BankSql } from '../bank-sql.ts'

const whole = (most: number) =>
  v.optional(
    v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(0, 'must not be below 0'),
      v.maxValue(most, `must be at most ${most}`),
    ),
    0,
  )
const flag = v.optional(v.boolean('must be true or false'), false)

/** What goes wrong between the bank and the shop. */
export const faultsSchema = v.object({
  eventsLateSeconds: whole(86_400),
  /** Each is delivered twice. */
  eventsDoubled: flag,
  /** Those of two seconds are delivered together, the newest first. */
  eventsReordered: flag,
  /** Never delivered, though the bank believes they were. */
  eventsLost: flag,
  answersSlowMs: whole(60_000),
  /** The connection breaks before anything is done, or when all is done and only the answer is missing. */
  answersCut: v.optional(v.picklist(['no', 'before', 'after'], 'must be no, before or after'), 'no'),
  /** So many of the next answers; 0: every one until it is reset. */
  answersCutTimes: whole(1000),
})

export type Faults = v.InferOutput<typeof faultsSchema>
export type GivenFaults = v.InferInput<typeof faultsSchema>

const noFaults: Faults = v.parse(faultsSchema, {})

const parseSettings = (settings: string | undefined): Faults => {
  if (settings === undefined) return noFaults
  // Written by another version of the bank, perhaps.
  const parsed = v.safeParse(faultsSchema, JSON.parse(settings))
  return parsed.success ? parsed.output : noFaults
}

export const readFaults = async (sql: BankSql): Promise<Faults> => {
  const [row] = await sql.query<{ settings: string }>('select settings from sandbox_bank.faults where id = 1')
  return parseSettings(row?.settings)
}

/** What is not given goes right again. Events that were held back for being late come at once when none are to be. */
export const writeFaults = (sql: BankSql, given: GivenFaults, now: Date): Promise<void> =>
  sql.transaction(async (unit) => {
    const faults = v.parse(faultsSchema, given)
    await unit.query(
      `insert into sandbox_bank.faults (id, settings, cuts_left) values (1, $1::text, $2::integer)
      on conflict (id) do update set settings = excluded.settings, cuts_left = excluded.cuts_left`,
      [JSON.stringify(faults), faults.answersCutTimes],
    )
    if (faults.eventsLateSeconds === 0)
      await unit.query(
        `update sandbox_bank.events set due_at = $1::timestamptz
        where ended_at is null and attempts = 0 and due_at > $1::timestamptz`,
        [now.toISOString()],
      )
  })

/** Whether this answer is cut off, and when. Each of a number of cuts is taken once, whichever server takes it. */
export const takeCut = async (sql: BankSql, faults: Faults): Promise<Faults['answersCut']> => {
  if (faults.answersCut === 'no' || faults.answersCutTimes === 0) return faults.answersCut
  const taken = await sql.query(
    'update sandbox_bank.faults set cuts_left = cuts_left - 1 where id = 1 and cuts_left > 0 returning cuts_left',
  )
  return taken.length > 0 ? faults.answersCut : 'no'
}
