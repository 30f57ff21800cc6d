import type { Person } from '../../account/viewer.ts'
import type { QueueHealth } from '../../jobs/failed-jobs.ts'
import {
  comparePayments,
  type PaymentsCompared,
  type Unmatched,
  unmatchedKinds,
} from '../../payments/compare-payments.ts'
import { type Failure, findTrouble, type Trouble } from '../../staff/trouble/find-trouble.ts'
import { paidByHand } from '../../staff/trouble/paid-by-hand.ts'
import { giveUp, type Settled, tryAgain, tryAllAgain } from '../../staff/trouble/settle-failure.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { requireShop } from '../shop/require-shop.ts'
import type { SiteContext } from '../site-context.ts'

const failureKind = enumOf('StaffFailureKind', ['letter', 'job'])

const failureType = builder.objectRef<Failure>('StaffFailure').implement({
  fields: (field) => ({
    kind: field.field({ type: failureKind, resolve: ({ kind }) => kind }),
    id: field.exposeString('id'),
    what: field.exposeString('what', { description: 'A letter’s subject, or what the job is called' }),
    to: field.exposeString('to'),
    reason: field.exposeString('reason'),
    since: field.string({ resolve: ({ since }) => since.toISOString() }),
    tries: field.exposeInt('tries'),
    order: field.exposeString('order', { nullable: true, description: 'The number of the order it is about' }),
    reference: field.exposeString('reference', { nullable: true, description: 'Of the case it is about' }),
  }),
})

const queueType = builder.objectRef<QueueHealth>('StaffQueue').implement({
  fields: (field) => ({
    queue: field.exposeString('queue'),
    waiting: field.exposeInt('waiting'),
    oldest: field.string({ resolve: ({ oldest }) => oldest.toISOString() }),
  }),
})

const troubleType = builder.objectRef<Trouble>('StaffTrouble').implement({
  fields: (field) => ({
    failures: field.field({ type: [failureType], resolve: ({ failures }) => [...failures] }),
    letters: field.exposeInt('letters', { description: 'So many are dead, of which not all may be shown' }),
    jobs: field.exposeInt('jobs'),
    queuedLetters: field.int({ resolve: ({ queued }) => queued.letters }),
    oldestLetter: field.string({ nullable: true, resolve: ({ queued }) => queued.oldest?.toISOString() ?? null }),
    queues: field.field({ type: [queueType], resolve: ({ queues }) => [...queues] }),
  }),
})

const unmatchedType = builder.objectRef<Unmatched>('StaffUnmatched').implement({
  fields: (field) => ({
    kind: field.field({ type: enumOf('StaffUnmatchedKind', unmatchedKinds), resolve: ({ kind }) => kind }),
    order: field.exposeString('order', { nullable: true }),
    payment: field.exposeString('payment', { nullable: true, description: 'What the gateway calls it' }),
    refund: field.exposeString('refund', { nullable: true }),
    amount: field.exposeInt('amount'),
    what: field.exposeString('what'),
    toDo: field.exposeString('toDo'),
    since: field.string({ nullable: true, resolve: ({ since }) => since?.toISOString() ?? null }),
  }),
})

const paymentsType = builder.objectRef<PaymentsCompared>('StaffPayments').implement({
  fields: (field) => ({
    unmatched: field.field({ type: [unmatchedType], resolve: ({ unmatched }) => [...unmatched] }),
    isGatewayAway: field.exposeBoolean('isGatewayAway'),
  }),
})

const settledType = builder.objectRef<Settled>('StaffSettled').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: (settled) => (settled.ok ? null : settled.problem) }),
  }),
})

const asStaff = <Outcome>(
  context: SiteContext,
  work: (who: { readonly person: Person; readonly at: Date }) => Promise<Outcome>,
): Promise<Outcome> =>
  orUnavailable(async () => {
    const { person } = await context.viewer()
    return work({ person, at: context.now() })
  })

builder.queryFields((field) => ({
  staffTrouble: field.field({
    type: troubleType,
    resolve: (_, _args, context) => orUnavailable(() => findTrouble(context.services.db)),
  }),
  staffPayments: field.field({
    type: paymentsType,
    description: 'The gateway is asked for it: not to be asked every few seconds.',
    resolve: (_, _args, context) => orUnavailable(() => comparePayments(requireShop(context), context.now())),
  }),
}))

builder.mutationFields((field) => ({
  staffTryAgain: field.field({
    type: settledType,
    args: {
      kind: field.arg({ type: failureKind, required: true }),
      id: field.arg.string({ required: true }),
    },
    resolve: (_, { kind, id }, context) =>
      asStaff(context, (who) => tryAgain(context.services.db, context.services.jobs, { kind, id }, who)),
  }),
  staffTryAllAgain: field.field({
    type: 'Int',
    nullable: true,
    description: 'How many were tried again.',
    resolve: (_, _args, context) =>
      asStaff(context, (who) => tryAllAgain(context.services.db, context.services.jobs, who)),
  }),
  staffGiveUp: field.field({
    type: settledType,
    description: 'It does not come back.',
    args: {
      kind: field.arg({ type: failureKind, required: true }),
      id: field.arg.string({ required: true }),
    },
    resolve: (_, { kind, id }, context) => asStaff(context, (who) => giveUp(context.services.db, { kind, id }, who)),
  }),
  staffPaidByHand: field.field({
    type: settledType,
    description: 'A refund that the gateway did not take was paid in another way.',
    args: {
      refund: field.arg.string({ required: true }),
      words: field.arg.string({ required: true, description: 'How, for the history' }),
    },
    resolve: (_, { refund, words }, context) =>
      asStaff(context, ({ person, at }) => paidByHand(requireShop(context), person, { refund, words }, at)),
  }),
}))
