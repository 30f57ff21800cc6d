import { waitKinds } from '../../../domain/staff/wait-kind.ts'
import type { DayCount } from '../../staff/today/day-counts.ts'
import type { LetterCharts } from '../../staff/today/letter-charts.ts'
import type { SalesCharts } from '../../staff/today/sales-charts.ts'
import type { RunningOut } from '../../staff/today/stock-chart.ts'
import { readToday, type Today } from '../../staff/today/today.ts'
import type { Wait } from '../../staff/today/wait.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { requireShop } from '../shop/require-shop.ts'
import { doneActType } from './act-type.ts'

const waitType = builder.objectRef<Wait>('StaffWait').implement({
  description: 'Something that waits for staff, or several alike',
  fields: (field) => ({
    kind: field.field({ type: enumOf('StaffWaitKind', waitKinds), resolve: ({ kind }) => kind }),
    of: field.exposeString('of', { description: 'Empty where there are several' }),
    many: field.exposeInt('many'),
    who: field.exposeString('who'),
    what: field.exposeString('what'),
    amount: field.exposeInt('amount', { nullable: true, description: 'In cents, or how many there are of goods' }),
    due: field.string({ nullable: true, resolve: ({ due }) => due?.toISOString() ?? null }),
  }),
})

const dayType = builder.objectRef<DayCount>('StaffDayCount').implement({
  fields: (field) => ({ day: field.exposeString('day'), count: field.exposeInt('count') }),
})

const hourType = builder.objectRef<SalesCharts['hours'][number]>('StaffHourCount').implement({
  fields: (field) => ({ hour: field.exposeInt('hour'), orders: field.exposeInt('orders') }),
})

const salesType = builder.objectRef<SalesCharts>('StaffSales').implement({
  description: 'In cents',
  fields: (field) => ({
    hours: field.field({ type: [hourType], resolve: ({ hours }) => [...hours] }),
    ordersToday: field.exposeInt('ordersToday'),
    takingsToday: field.exposeFloat('takingsToday'),
    lastWeekByNow: field.exposeInt('lastWeekByNow'),
    days: field.field({ type: [dayType], resolve: ({ days }) => [...days] }),
    takings: field.exposeFloat('takings'),
    takingsBefore: field.exposeFloat('takingsBefore'),
  }),
})

const lettersType = builder.objectRef<LetterCharts>('StaffLetterCharts').implement({
  fields: (field) => ({
    underFourHours: field.exposeInt('underFourHours'),
    withinTheDay: field.exposeInt('withinTheDay'),
    late: field.exposeInt('late'),
    medianAnswerMinutes: field.exposeInt('medianAnswerMinutes', { nullable: true }),
    forms: field.field({ type: [dayType], resolve: ({ forms }) => [...forms] }),
    dead: field.field({ type: [dayType], resolve: ({ dead }) => [...dead] }),
  }),
})

const runningOutType = builder.objectRef<RunningOut>('StaffRunningOut').implement({
  fields: (field) => ({
    sku: field.exposeString('sku'),
    name: field.exposeString('name'),
    left: field.exposeInt('left'),
    sold: field.exposeInt('sold', { description: 'Within a week' }),
  }),
})

const todayType = builder.objectRef<Today>('StaffToday').implement({
  fields: (field) => ({
    day: field.exposeString('day'),
    time: field.exposeString('time'),
    now: field.string({ resolve: ({ now }) => now.toISOString() }),
    waits: field.field({ type: [waitType], resolve: ({ waits }) => [...waits] }),
    done: field.field({ type: [doneActType], resolve: ({ done }) => [...done] }),
    doneToday: field.exposeInt('doneToday'),
    sales: field.field({ type: salesType, resolve: ({ sales }) => sales }),
    letters: field.field({ type: lettersType, resolve: ({ letters }) => letters }),
    runningOut: field.field({ type: [runningOutType], resolve: ({ runningOut }) => [...runningOut] }),
  }),
})

builder.queryFields((field) => ({
  staffToday: field.field({
    description: 'What waits, by when it must be done; what was done; how the last weeks went.',
    type: todayType,
    resolve: (_, _args, context) => orUnavailable(() => readToday(requireShop(context), context.now())),
  }),
}))
