import { type SQL, sql } from 'drizzle-orm'
import type { submissions } from '../../db/schema/submissions.ts'

export type CaseRow = typeof submissions.$inferSelect

/**
 * Which version of a submission it is, as far as it matters to staff: not `xmin`, which differs as soon as its sender has read it. The
 * row that it is asked of is called `submissions`; messages to what was merged into it count.
 */
export const caseRevision: SQL<string> = sql<string>`md5(concat(
  submissions.outcome, '|', submissions.assignee, '|', extract(epoch from submissions.later_until), '|', submissions.merged_into, '|',
  (select count(*) from case_messages m join submissions s on s.id = m.submission
    where s.id = submissions.id or s.merged_into = submissions.id)))`
