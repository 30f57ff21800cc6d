import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { allForms } from '../../../domain/forms/all-forms.ts'
import { submissions } from '../../db/schema/submissions.ts'
import {
  afterPosition,
  batch,
  type ExportAsked,
  type ExportTable,
  inBatches,
  moment,
  positionAt,
} from './export-table.ts'

interface Found {
  readonly row: typeof submissions.$inferSelect
  readonly at: string
}

const fieldsOf = ({ form, context }: ExportAsked) => allForms[form].fields(context)

/** What was sent by one form, field by field, in the words of the day on which it came. */
export const submissionTable: ExportTable = {
  head: (asked) => [
    ...['reference', 'received', 'country', 'email address', 'outcome', 'first answered', 'closed'],
    ...fieldsOf(asked).map(({ label }) => label),
  ],
  async *rows(db, asked) {
    const { from, to } = asked.span
    const names = fieldsOf(asked).map(({ name }) => name)
    const found = inBatches<Found>((last) =>
      db
        .select({ row: submissions, at: positionAt(submissions.receivedAt) })
        .from(submissions)
        .where(
          and(
            eq(submissions.form, asked.form),
            gte(submissions.receivedAt, from),
            lt(submissions.receivedAt, to),
            afterPosition([submissions.receivedAt, submissions.id], last && { at: last.at, id: last.row.id }, 'uuid'),
          ),
        )
        .orderBy(asc(submissions.receivedAt), asc(submissions.id))
        .limit(batch),
    )
    for await (const { row } of found)
      yield [
        ...[row.reference, moment(row.receivedAt), row.edition, row.email, row.outcome],
        ...[moment(row.firstAnsweredAt), moment(row.closedAt)],
        ...names.map((name) => row.lines.find(({ field }) => field === name)?.value ?? null),
      ]
  },
}
