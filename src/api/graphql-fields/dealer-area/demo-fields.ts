import { declineReasons } from '../../../domain/demos/decline-reasons.ts'
import { askAnswers, demoStates } from '../../../domain/demos/demo-state.ts'
import { todayOf } from '../../dealer-area/dealer-home.ts'
import { type Dealership, readDealership } from '../../dealer-area/dealership.ts'
import { answerMyDemo } from '../../dealer-area/demos/answer-my-demo.ts'
import { type DemoContact, type MyDemo, type MyDemos, myDemos } from '../../dealer-area/demos/my-demos.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import type { SiteContext } from '../site-context.ts'
import { changeOurs, ours } from './ours.ts'

const stateEnum = enumOf('MyDemoState', demoStates)
const answerEnum = enumOf('MyDemoAnswer', askAnswers)

const contactType = builder.objectRef<DemoContact>('MyDemoContact').implement({
  fields: (field) => ({
    name: field.exposeString('name'),
    phone: field.exposeString('phone'),
    email: field.exposeString('email'),
    notes: field.exposeString('notes'),
  }),
})

export const myDemoType = builder.objectRef<MyDemo>('MyDemo').implement({
  description: 'A demo that the dealer was asked for',
  fields: (field) => ({
    ask: field.exposeID('ask', { nullable: true, description: 'Answered by this; nothing where staff placed it' }),
    reference: field.exposeString('reference'),
    state: field.expose('state', { type: stateEnum }),
    answer: field.expose('answer', { type: answerEnum, nullable: true, description: 'What this dealer said' }),
    isOurs: field.exposeBoolean('isOurs', { description: 'This dealer comes, or came' }),
    who: field.exposeString('who', { description: 'As in "Tony R."; empty once a week has passed' }),
    place: field.exposeString('place'),
    product: field.exposeString('product', { description: 'Empty where none was named' }),
    pool: field.exposeString('pool'),
    wishes: field.stringList({ description: 'The days that were wished for', resolve: ({ wishes }) => [...wishes] }),
    free: field.stringList({ description: 'Those that can be accepted', resolve: ({ free }) => [...free] }),
    answerBy: field.string({ nullable: true, resolve: ({ answerBy }) => answerBy?.toISOString() ?? null }),
    day: field.exposeString('day', { nullable: true }),
    time: field.exposeString('time', { nullable: true }),
    minutes: field.exposeInt('minutes', { nullable: true }),
    contact: field.field({
      type: contactType,
      nullable: true,
      description: 'Once this dealer has said that they come, until a week after',
      resolve: ({ contact }) => contact,
    }),
  }),
})

const demosType = builder.objectRef<MyDemos>('MyDemos').implement({
  fields: (field) => ({
    toAnswer: field.field({ type: [myDemoType], resolve: ({ toAnswer }) => [...toAnswer] }),
    proposed: field.field({
      type: [myDemoType],
      description: 'Another day was proposed, and the customer has not said yet',
      resolve: ({ proposed }) => [...proposed],
    }),
    coming: field.field({ type: [myDemoType], resolve: ({ coming }) => [...coming] }),
    past: field.field({ type: [myDemoType], resolve: ({ past }) => [...past] }),
  }),
})

const readDemos = async (
  { db, dealers }: SiteContext['services'],
  dealership: Dealership,
  now: Date,
): Promise<MyDemos> => {
  const today = todayOf(await readDealership(db, dealership), now)
  return myDemos(db, dealership, { today, gazetteer: await dealers.gazetteerOf(dealership.edition) })
}

builder.queryField('myDealerDemos', (field) =>
  field.field({
    type: demosType,
    resolve: (_, _args, context) =>
      ours(context, ({ services, dealership, now }) => readDemos(services, dealership, now)),
  }),
)

const kindEnum = enumOf('MyDemoAnswerKind', ['accept', 'propose', 'decline'])
const reasonEnum = enumOf('MyDemoReason', declineReasons)

const answerInput = builder.inputType('MyDemoAnswerInput', {
  fields: (field) => ({
    kind: field.field({ type: kindEnum, required: true }),
    day: field.string({ required: true, description: 'Empty where they can’t come' }),
    time: field.string({ required: true, description: 'As 10:00; empty where they can’t come' }),
    minutes: field.int({ description: 'Of another day that is proposed' }),
    reason: field.field({ type: reasonEnum, description: 'Why they can’t come' }),
    words: field.string({ required: true, description: 'A line for the customer, or for us; may be empty' }),
  }),
})

interface DemosAnswer {
  readonly problem?: string | undefined
  readonly demos?: MyDemos
}

const demosAnswerType = builder.objectRef<DemosAnswer>('MyDemosAnswer').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: ({ problem }) => problem ?? null }),
    demos: field.field({
      type: demosType,
      nullable: true,
      description: 'As they are after that',
      resolve: ({ demos }) => demos ?? null,
    }),
  }),
})

builder.mutationField('answerMyDemo', (field) =>
  field.field({
    description: 'Once: what was answered before stays as it is.',
    type: demosAnswerType,
    args: { ask: field.arg.id({ required: true }), answer: field.arg({ type: answerInput, required: true }) },
    resolve: (_, { ask, answer }, context) =>
      changeOurs(context, 'changes', async ({ services, dealership, now }) => {
        const answered = await answerMyDemo(services, dealership, ask, answer, now)
        const demos = await readDemos(services, dealership, now)
        return answered.ok ? { demos } : { demos, problem: answered.problem }
      }),
  }),
)
