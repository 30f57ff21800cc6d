import { addDays, isDay } from '../../domain/calendar/calendar.ts'
import { type FormKind, formKinds } from '../../domain/forms/form-kind.ts'
import { type ExportKind, exportsByDay } from '../../domain/staff/export-kind.ts'

/** For which days, and of which form. All of it is in the address. */
export interface ExportChoice {
  readonly from: string
  readonly to: string
  readonly form: FormKind
}

/** Unless somebody says otherwise, the last thirty days. */
export const choiceIn = (search: string, today: string): ExportChoice => {
  const params = new URLSearchParams(search)
  const day = (name: string, otherwise: string): string => {
    const given = params.get(name) ?? ''
    return isDay(given) ? given : otherwise
  }
  const form = formKinds.find((each) => each === params.get('form')) ?? 'contact'
  return { from: day('from', addDays(today, -29)), to: day('to', today), form }
}

export const exportsAddress = ({ from, to, form }: ExportChoice): string =>
  `/staff/exports/?${new URLSearchParams({ from, to, ...(form !== 'contact' && { form }) })}`

/** "orders-2026-11-01-to-2026-11-19.csv" */
export const fileName = (what: ExportKind, { from, to, form }: ExportChoice, today: string): string => {
  const of = what === 'submissions' ? form : what
  return exportsByDay.includes(what) ? `${of}-${from}-to-${to}.csv` : `${of}-${today}.csv`
}
