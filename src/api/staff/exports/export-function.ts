import * as v from 'valibot'
import { addDays, isDay } from '../../../domain/calendar/calendar.ts'
import { momentInZone } from '../../../domain/calendar/clock-in-zone.ts'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { ofEditions } from '../../../domain/edition/editions.ts'
import type { FormContext } from '../../../domain/forms/form-definition.ts'
import { formKinds } from '../../../domain/forms/form-kind.ts'
import { type ExportKind, exportKinds, exportsByDay } from '../../../domain/staff/export-kind.ts'
import type { StaffSubject } from '../../../domain/staff/staff-subject.ts'
import { answerViewer, type ViewerServices } from '../../account/answer-viewer.ts'
import { ExpectedError } from '../../expected-error.ts'
import { recordAct } from '../record-act.ts'
import { csvStream } from './csv-stream.ts'
import type { ExportTable } from './export-table.ts'
import { actTable, peopleTable, stockTable } from './house-tables.ts'
import { orderLineTable, orderTable } from './order-tables.ts'
import { refundTable } from './refund-table.ts'
import { submissionTable } from './submission-table.ts'

export interface ExportServices extends ViewerServices {
  readonly contextOf: (edition: EditionCode) => FormContext
}

const tables: Record<ExportKind, { readonly table: ExportTable; readonly subject: StaffSubject }> = {
  orders: { table: orderTable, subject: 'order' },
  'order-lines': { table: orderLineTable, subject: 'order' },
  submissions: { table: submissionTable, subject: 'case' },
  stock: { table: stockTable, subject: 'stock' },
  refunds: { table: refundTable, subject: 'payment' },
  people: { table: peopleTable, subject: 'person' },
  acts: { table: actTable, subject: 'person' },
}

const timeZone = ofEditions('timeZones')['en-au'].most

const mostBytes = 1_000

const day = v.pipe(v.string(), v.check(isDay))

const asked = v.object({
  what: v.picklist(exportKinds),
  from: v.optional(day),
  to: v.optional(day),
  form: v.optional(v.picklist(formKinds), 'contact'),
})

const unreadable = (): ExpectedError =>
  new ExpectedError('Say what to export, and for which days.', { code: 'BAD_REQUEST', status: 400 })

const readAsked = async (request: Request): Promise<v.InferOutput<typeof asked>> => {
  const text = await request.text()
  try {
    return v.parse(asked, JSON.parse(text.slice(0, mostBytes)))
  } catch {
    throw unreadable()
  }
}

/** A table of what we have, as a file for a spreadsheet. Who took what with them is on record before the first line is sent. */
export const createExportFunction =
  (services: ExportServices) =>
  (request: Request): Promise<Response> =>
    answerViewer(request, services, { operation: 'Function.staff-export', limit: 'exports' }, async ({ person }) => {
      const { db, now, contextOf } = services
      const { what, form, ...days } = await readAsked(request)
      const today = dayInZone(now(), timeZone)
      const { from = today, to = today } = days
      const { table, subject } = tables[what]
      const byDay = exportsByDay.includes(what) ? { from, to } : {}
      const byForm = what === 'submissions' ? { form } : {}
      await recordAct(db, person, { act: 'export', subject, of: '', after: { what, ...byForm, ...byDay } }, now())
      const span = { from: momentInZone(from, '00:00', timeZone), to: momentInZone(addDays(to, 1), '00:00', timeZone) }
      const given = { span, form, context: contextOf('en-au') }
      return new Response(csvStream(table.head(given), table.rows(db, given)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${what}-${today}.csv"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    })
