import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import type { Counted, PlannedLine } from '../../../domain/staff/stock-import.ts'
import { stockViews, weeksLeft } from '../../../domain/staff/stock-views.ts'
import type { Person } from '../../account/viewer.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { changeCount, stockChanges } from '../../staff/stock/change-count.ts'
import { findStock, type ListedStock, type StockFound } from '../../staff/stock/find-stock.ts'
import {
  type ImportMoment,
  importStock,
  planStockImport,
  type StockImported,
  type StockPlan,
} from '../../staff/stock/import-stock.ts'
import type { StockActed } from '../../staff/stock/lock-counted.ts'
import { placeStock } from '../../staff/stock/place-stock.ts'
import { type LedgerEntry, type StockFile, stockFile } from '../../staff/stock/stock-file.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { requireShop } from '../shop/require-shop.ts'
import type { SiteContext } from '../site-context.ts'

const mostListed = 100

/** As many as a table of counts may have lines, with room to spare. */
const longestTable = 400_000

const listedType = builder.objectRef<ListedStock>('StaffStock').implement({
  fields: (field) => ({
    sku: field.exposeString('sku'),
    revision: field.exposeString('revision', { description: 'Goes back with what is done to it' }),
    name: field.exposeString('name', { description: 'Empty where it is not sold now' }),
    slug: field.exposeString('slug'),
    picture: field.exposeString('picture'),
    onHand: field.exposeInt('onHand'),
    held: field.exposeInt('held', { description: 'At the checkout, or with the bank' }),
    available: field.exposeInt('available'),
    sold: field.exposeInt('sold', { description: 'In the last four weeks, without what came back' }),
    weeksLeft: field.float({
      nullable: true,
      description: 'At that pace; null where none is sold',
      resolve: (counted) => weeksLeft(counted) ?? null,
    }),
    waiting: field.exposeInt('waiting', { description: 'People who asked to be told when there is some' }),
    bay: field.exposeString('bay', { nullable: true }),
    backOn: field.exposeString('backOn', { nullable: true, description: 'When more are expected, as 2026-12-03' }),
  }),
})

const stockCountsType = builder.objectRef<StockFound['counts']>('StaffStockCounts').implement({
  fields: (field) => ({
    runningOut: field.exposeInt('runningOut'),
    none: field.exposeInt('none'),
    all: field.exposeInt('all'),
  }),
})

const foundType = builder.objectRef<StockFound>('StaffStockList').implement({
  fields: (field) => ({
    items: field.field({ type: [listedType], resolve: ({ items }) => [...items] }),
    next: field.string({ nullable: true, resolve: ({ next }) => next ?? null }),
    counts: field.field({ type: stockCountsType, resolve: ({ counts }) => counts }),
    areNamesUnknown: field.exposeBoolean('areNamesUnknown', { description: 'The content service is away' }),
  }),
})

const entryType = builder.objectRef<LedgerEntry>('StaffLedgerEntry').implement({
  fields: (field) => ({
    id: field.exposeInt('id'),
    at: field.string({ resolve: ({ at }) => at.toISOString() }),
    change: field.exposeInt('change'),
    reason: field.exposeString('reason'),
    note: field.exposeString('note', { nullable: true }),
    who: field.exposeString('who'),
    order: field.exposeString('order', { nullable: true, description: 'The number of the order it went with' }),
  }),
})

const fileType = builder.objectRef<StockFile>('StaffStockFile').implement({
  fields: (field) => ({
    item: field.field({ type: listedType, resolve: ({ item }) => item }),
    areNamesUnknown: field.exposeBoolean('areNamesUnknown'),
    ledger: field.field({ type: [entryType], description: 'Newest first', resolve: ({ ledger }) => [...ledger] }),
    hasMore: field.exposeBoolean('hasMore', { description: 'There are older changes' }),
    placedBy: field.string({
      nullable: true,
      description: 'Who said last where it is and when it comes back',
      resolve: ({ placed }) => placed?.who ?? null,
    }),
    placedAt: field.string({ nullable: true, resolve: ({ placed }) => placed?.at.toISOString() ?? null }),
  }),
})

interface ActedOn {
  readonly sku: string
  readonly acted: StockActed
  readonly file: StockFile | undefined
}

const actedType = builder.objectRef<ActedOn>('StaffStockActed').implement({
  fields: (field) => ({
    sku: field.exposeString('sku'),
    problem: field.string({ nullable: true, resolve: ({ acted }) => (acted.ok ? null : acted.problem) }),
    changedBy: field.string({
      nullable: true,
      resolve: ({ acted }) => (acted.ok ? null : (acted.since?.who ?? null)),
    }),
    file: field.field({
      type: fileType,
      nullable: true,
      description: 'As it is now',
      resolve: ({ file }) => file ?? null,
    }),
  }),
})

const countedType = builder.objectRef<Counted>('StaffStockFigures').implement({
  fields: (field) => ({
    onHand: field.exposeInt('onHand'),
    bay: field.exposeString('bay', { nullable: true }),
    backOn: field.exposeString('backOn', { nullable: true }),
  }),
})

const plannedType = builder.objectRef<PlannedLine>('StaffImportLine').implement({
  fields: (field) => ({
    line: field.exposeInt('line'),
    sku: field.exposeString('sku'),
    problem: field.string({
      nullable: true,
      resolve: (planned) => (planned.state === 'wrong' ? planned.problem : null),
    }),
    isSame: field.boolean({ resolve: ({ state }) => state === 'same' }),
    before: field.field({
      type: countedType,
      nullable: true,
      resolve: (planned) => (planned.state === 'wrong' ? null : planned.before),
    }),
    after: field.field({
      type: countedType,
      nullable: true,
      resolve: (planned) => (planned.state === 'wrong' ? null : planned.after),
    }),
  }),
})

const planType = builder.objectRef<StockPlan>('StaffStockPlan').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: (plan) => (plan.ok ? null : plan.problem) }),
    lines: field.field({ type: [plannedType], resolve: (plan) => (plan.ok ? [...plan.lines] : []) }),
    digest: field.string({
      description: 'Goes back with the table: only what was looked at is done',
      resolve: (plan) => (plan.ok ? plan.digest : ''),
    }),
  }),
})

const importedType = builder.objectRef<StockImported>('StaffStockImported').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: (done) => (done.ok ? null : done.problem) }),
    changed: field.int({ resolve: (done) => (done.ok ? done.changed : 0) }),
  }),
})

const momentOf = (services: OrderServices, at: Date): ImportMoment => ({
  at,
  today: dayInZone(at, services.terms().dispatch.timeZone),
})

interface Deed extends ImportMoment {
  readonly services: OrderServices
  readonly person: Person
}

const asStaff = <Outcome>(context: SiteContext, work: (deed: Deed) => Promise<Outcome>): Promise<Outcome> =>
  orUnavailable(async () => {
    const services = requireShop(context)
    const { person } = await context.viewer()
    return work({ services, person, ...momentOf(services, context.now()) })
  })

const deed = (context: SiteContext, sku: string, work: (deed: Deed) => Promise<StockActed>): Promise<ActedOn> =>
  asStaff(context, async (given) => {
    const acted = await work(given)
    return { sku, acted, file: await stockFile(given.services, sku, given.at) }
  })

const tooLong = { ok: false, problem: 'That is too much at once. Take fewer lines.' } as const

builder.queryFields((field) => ({
  staffStock: field.field({
    type: foundType,
    args: {
      view: field.arg({ type: enumOf('StaffStockView', stockViews), required: true }),
      words: field.arg.string(),
      first: field.arg.int({ defaultValue: 50 }),
      after: field.arg.string(),
    },
    resolve: (_, { view, words, first, after }, context) =>
      orUnavailable(() =>
        findStock(
          requireShop(context),
          {
            view,
            words: words ?? '',
            first: Math.min(Math.max(first ?? 50, 1), mostListed),
            after: after ?? undefined,
          },
          context.now(),
        ),
      ),
  }),
  staffStockFile: field.field({
    type: fileType,
    nullable: true,
    args: {
      sku: field.arg.string({ required: true }),
      before: field.arg.int({ description: 'Of its ledger only what is older than that entry' }),
    },
    resolve: (_, { sku, before }, context) =>
      orUnavailable(
        async () => (await stockFile(requireShop(context), sku, context.now(), before ?? undefined)) ?? null,
      ),
  }),
  staffStockImport: field.field({
    type: planType,
    description: 'What a table of counts would change, line by line. It changes nothing.',
    args: { text: field.arg.string({ required: true }) },
    resolve: (_, { text }, context) =>
      orUnavailable(async () => {
        const services = requireShop(context)
        if (text.length > longestTable) return tooLong
        return planStockImport(services.db, text, momentOf(services, context.now()))
      }),
  }),
}))

builder.mutationFields((field) => ({
  staffChangeStock: field.field({
    type: actedType,
    args: {
      sku: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      change: field.arg({ type: enumOf('StaffStockChange', stockChanges), required: true }),
      units: field.arg.int({ required: true, description: 'Counted: how many there are. Else how many came or went' }),
      note: field.arg.string(),
      evenIfHeld: field.arg.boolean({ description: 'Also where fewer stay than are held at the checkout' }),
    },
    resolve: (_, { sku, revision, change, units, note, evenIfHeld }, context) =>
      deed(context, sku, ({ services, person, at }) =>
        changeCount(
          services.db,
          person,
          { sku, revision },
          { kind: change, units, note: note ?? '', evenIfHeld: evenIfHeld ?? false },
          at,
        ),
      ),
  }),
  staffPlaceStock: field.field({
    type: actedType,
    args: {
      sku: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      bay: field.arg.string({ required: true, description: 'Empty: it has none' }),
      backOn: field.arg.string({ required: true, description: 'Empty: nobody knows' }),
    },
    resolve: (_, { sku, revision, bay, backOn }, context) =>
      deed(context, sku, ({ services, person, at, today }) =>
        placeStock(services.db, person, { sku, revision }, { bay, backOn }, { at, today }),
      ),
  }),
  staffImportStock: field.field({
    type: importedType,
    description: 'All of it or nothing, and only if nothing has changed since it was looked at.',
    args: {
      text: field.arg.string({ required: true }),
      digest: field.arg.string({ required: true }),
    },
    resolve: (_, { text, digest }, context) =>
      asStaff(
        context,
        async ({ services, person, ...moment }): Promise<StockImported> =>
          text.length > longestTable ? tooLong : importStock(services.db, person, { text, digest }, moment),
      ),
  }),
}))
