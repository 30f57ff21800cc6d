import * as v from 'valibot'
import type { Database } from '../db/database.ts'

/** A job that will not be tried again by itself. */
export interface FailedJob {
  readonly id: string
  readonly job: string
  readonly failedAt: Date
  readonly reason: string
}

const rows = v.array(
  v.object({
    id: v.string(),
    job: v.string(),
    failedAt: v.date(),
    reason: v.nullish(v.string(), 'It did not say why.'),
  }),
)

/** Newest first. The queue forgets them by itself after a week. */
export const failedJobs = async ({ statements }: Database): Promise<FailedJob[]> => {
  const found = await statements.executeSql(
    `select id, name as job, completed_on as "failedAt", output->>'message' as reason
    from jobs.job where state = 'failed' order by completed_on desc limit 200`,
  )
  return v.parse(rows, found.rows)
}
