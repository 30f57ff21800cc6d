import { isDay } from '../../../domain/calendar/calendar.ts'
import { type AskAnswer, askAnswers, demoStates } from '../../../domain/demos/demo-state.ts'
import { actOnDemo, type DemoActed, type DemoCommand, type SeenDemo } from '../../staff/demos/act-on-demo.ts'
import {
  type CalendarDealer,
  type CalendarDemo,
  type DemoCalendar,
  demoCalendar,
} from '../../staff/demos/demo-calendar.ts'
import { type DemoFile, demoFile, type NextDealer } from '../../staff/demos/demo-file.ts'
import { builder } from '../builder.ts'
import { editionEnum } from '../edition-enum.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import type { SiteContext } from '../site-context.ts'

const stateEnum = enumOf('StaffDemoState', demoStates)
const answerEnum = enumOf('StaffDemoAskAnswer', askAnswers)

const calendarDemoType = builder.objectRef<CalendarDemo>('StaffCalendarDemo').implement({
  fields: (field) => ({
    reference: field.exposeString('reference'),
    state: field.expose('state', { type: stateEnum }),
    name: field.exposeString('name'),
    suburb: field.exposeString('suburb'),
    dealer: field.exposeString('dealer', { nullable: true, description: 'Slug; nobody, while staff look' }),
    day: field.exposeString('day'),
    time: field.exposeString('time', { nullable: true }),
  }),
})

const calendarDealerType = builder.objectRef<CalendarDealer>('StaffCalendarDealer').implement({
  fields: (field) => ({
    slug: field.exposeString('slug'),
    name: field.exposeString('name'),
    suburb: field.exposeString('suburb'),
    state: field.exposeString('state'),
    closed: field.stringList({ resolve: ({ closed }) => [...closed] }),
    free: field.exposeInt('free', { description: 'On how many of the days there is room for one more' }),
  }),
})

const calendarType = builder.objectRef<DemoCalendar>('StaffDemoCalendar').implement({
  fields: (field) => ({
    days: field.stringList({ resolve: ({ days }) => [...days] }),
    today: field.exposeString('today'),
    states: field.stringList({ resolve: ({ states }) => [...states] }),
    dealers: field.field({ type: [calendarDealerType], resolve: ({ dealers }) => [...dealers] }),
    demos: field.field({ type: [calendarDemoType], resolve: ({ demos }) => [...demos] }),
    toPlace: field.field({ type: [calendarDemoType], resolve: ({ toPlace }) => [...toPlace] }),
  }),
})

const askType = builder.objectRef<DemoFile['asks'][number]>('StaffDemoAsk').implement({
  fields: (field) => ({
    dealer: field.string({ resolve: ({ name }) => name }),
    askedAt: field.string({ resolve: ({ askedAt }) => askedAt.toISOString() }),
    answerBy: field.string({ resolve: ({ answerBy }) => answerBy.toISOString() }),
    answer: field.field({
      type: answerEnum,
      nullable: true,
      resolve: ({ answer }): AskAnswer | null => answer,
    }),
    answeredAt: field.string({ nullable: true, resolve: ({ answeredAt }) => answeredAt?.toISOString() ?? null }),
    answeredBy: field.exposeString('answeredBy', { nullable: true }),
    day: field.exposeString('day', { nullable: true }),
    time: field.exposeString('time', { nullable: true }),
    reason: field.exposeString('reason', { nullable: true }),
    words: field.exposeString('words', { nullable: true }),
  }),
})

const nextType = builder.objectRef<NextDealer>('StaffNextDealer').implement({
  fields: (field) => ({
    slug: field.exposeString('slug'),
    name: field.exposeString('name'),
    phone: field.exposeString('phone'),
    km: field.exposeInt('km'),
    free: field.stringList({ resolve: ({ free }) => [...free] }),
    answersIn: field.exposeInt('answersIn', { nullable: true, description: 'Hours within which half of them came' }),
  }),
})

const fileType = builder.objectRef<DemoFile>('StaffDemo').implement({
  fields: (field) => ({
    reference: field.exposeString('reference'),
    revision: field.exposeString('revision'),
    state: field.expose('state', { type: stateEnum }),
    edition: field.field({ type: editionEnum, resolve: ({ request }) => request.edition }),
    name: field.string({ resolve: ({ facts }) => facts.visitor.name }),
    phone: field.string({ resolve: ({ facts }) => facts.visitor.phone }),
    email: field.string({ resolve: ({ facts }) => facts.visitor.email }),
    where: field.exposeString('where'),
    pool: field.string({ resolve: ({ facts }) => facts.pool }),
    model: field.string({ nullable: true, resolve: ({ facts }) => facts.model ?? null }),
    notes: field.string({ nullable: true, resolve: ({ facts }) => facts.notes ?? null }),
    wishes: field.stringList({ resolve: ({ facts }) => [...facts.wishes] }),
    dealer: field.string({ nullable: true, resolve: ({ dealer }) => dealer?.slug ?? null }),
    dealerName: field.string({ nullable: true, resolve: ({ dealer }) => dealer?.name ?? null }),
    dealerPhone: field.string({ nullable: true, resolve: ({ dealer }) => dealer?.phone ?? null }),
    day: field.string({ nullable: true, resolve: ({ request }) => request.day }),
    time: field.string({ nullable: true, resolve: ({ request }) => request.time }),
    minutes: field.int({ nullable: true, resolve: ({ request }) => request.minutes }),
    answerBy: field.string({ nullable: true, resolve: ({ request }) => request.answerBy?.toISOString() ?? null }),
    asks: field.field({ type: [askType], description: 'Newest first', resolve: ({ asks }) => [...asks] }),
    next: field.field({ type: [nextType], resolve: ({ next }) => [...next] }),
  }),
})

interface ActedOn {
  readonly reference: string
  readonly acted: DemoActed
  readonly file: DemoFile | undefined
}

const actedType = builder.objectRef<ActedOn>('StaffDemoActed').implement({
  fields: (field) => ({
    reference: field.exposeString('reference'),
    problem: field.string({ nullable: true, resolve: ({ acted }) => (acted.ok ? null : acted.problem) }),
    changedBy: field.string({
      nullable: true,
      resolve: ({ acted }) => (acted.ok ? null : (acted.since?.who ?? null)),
    }),
    demo: field.field({
      type: fileType,
      nullable: true,
      description: 'As it is now',
      resolve: ({ file }) => file ?? null,
    }),
  }),
})

const act = (context: SiteContext, seen: SeenDemo, command: DemoCommand): Promise<ActedOn> =>
  orUnavailable(async () => {
    const { person } = await context.viewer()
    const now = context.now()
    const acted = await actOnDemo(context.services, person, seen, command, now)
    return { reference: seen.reference, acted, file: await demoFile(context.services, seen.reference, now) }
  })

builder.queryFields((field) => ({
  staffDemoCalendar: field.field({
    type: calendarType,
    nullable: true,
    description: 'Two weeks from a day; nothing where that is none',
    args: {
      edition: field.arg({ type: editionEnum, required: true }),
      state: field.arg.string({ description: 'Of the dealers; all, where none is named' }),
      from: field.arg.string({ required: true }),
    },
    resolve: (_, { edition, state, from }, context) =>
      orUnavailable(async () =>
        isDay(from)
          ? demoCalendar(context.services, { edition, state: state || undefined, from }, context.now())
          : null,
      ),
  }),
  staffDemo: field.field({
    type: fileType,
    nullable: true,
    args: { reference: field.arg.string({ required: true }) },
    resolve: (_, { reference }, context) =>
      orUnavailable(async () => (await demoFile(context.services, reference, context.now())) ?? null),
  }),
}))

builder.mutationFields((field) => ({
  staffAskDealer: field.field({
    description: 'Whoever had it before hears that it has gone elsewhere.',
    type: actedType,
    args: {
      reference: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      dealer: field.arg.string({ required: true }),
    },
    resolve: (_, { dealer, ...seen }, context) => act(context, seen, { kind: 'ask', dealer }),
  }),
  staffConfirmDemo: field.field({
    description: 'As agreed with the dealer on the phone.',
    type: actedType,
    args: {
      reference: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      dealer: field.arg.string({ required: true }),
      day: field.arg.string({ required: true }),
      time: field.arg.string({ required: true }),
      minutes: field.arg.int({ required: true }),
    },
    resolve: (_, { dealer, day, time, minutes, ...seen }, context) =>
      act(context, seen, { kind: 'confirm', dealer, time: { day, time, minutes } }),
  }),
  staffGiveUpDemo: field.field({
    description: 'Nobody could come: the visitor hears it.',
    type: actedType,
    args: {
      reference: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      reason: field.arg.string({ required: true, description: 'A sentence for the visitor; may be empty' }),
    },
    resolve: (_, { reason, ...seen }, context) => act(context, seen, { kind: 'give-up', reason }),
  }),
  staffCancelDemo: field.field({
    type: actedType,
    args: {
      reference: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      reason: field.arg.string({ required: true }),
    },
    resolve: (_, { reason, ...seen }, context) => act(context, seen, { kind: 'cancel', reason }),
  }),
}))
