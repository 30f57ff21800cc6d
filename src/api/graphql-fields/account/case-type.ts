import { caseStates } from '../../../domain/account/case-state.ts'
import type { SubmissionLine } from '../../../domain/forms/submission-lines.ts'
import { type CaseMessage, type DemoDay, dealerOfCase, messagesOf, type OwnCase } from '../../account/my-cases.ts'
import { filesOf } from '../../account/my-robots.ts'
import { builder } from '../builder.ts'
import { dealerType } from '../dealer-type.ts'
import { enumOf } from '../enum-of.ts'
import { formEnum } from '../form-fields.ts'
import { fileType } from './robot-type.ts'

const stateEnum = enumOf('CaseState', caseStates)
const fromEnum = enumOf('MessageFrom', ['customer', 'staff'])
const bookingEnum = enumOf('DemoDayState', ['asked', 'confirmed', 'declined'])
const halfEnum = enumOf('HalfDay', ['morning', 'afternoon'])

export const caseSummaryType = builder.objectRef<OwnCase>('CaseSummary').implement({
  description: 'A repair, a claim, a demo, a question: what somebody waits for an answer to',
  fields: (field) => ({
    reference: field.exposeString('reference'),
    form: field.expose('form', { type: formEnum }),
    receivedAt: field.string({ resolve: ({ receivedAt }) => receivedAt.toISOString() }),
    state: field.expose('state', { type: stateEnum }),
    title: field.exposeString('title'),
    unread: field.exposeInt('unread', { description: 'Answers since it was last read' }),
  }),
})

const lineType = builder.objectRef<SubmissionLine>('CaseLine').implement({
  fields: (field) => ({ label: field.exposeString('label'), value: field.exposeString('value') }),
})

const messageType = builder.objectRef<CaseMessage>('CaseMessage').implement({
  fields: (field) => ({
    at: field.string({ resolve: ({ at }) => at.toISOString() }),
    from: field.expose('from', { type: fromEnum }),
    words: field.exposeString('words'),
    name: field.exposeString('name'),
  }),
})

const dayType = builder.objectRef<DemoDay>('DemoDay').implement({
  fields: (field) => ({
    day: field.exposeString('day'),
    half: field.expose('half', { type: halfEnum, nullable: true, description: 'Once it is settled' }),
    state: field.expose('state', { type: bookingEnum }),
  }),
})

const demoType = builder.objectRef<OwnCase>('CaseDemo').implement({
  fields: (field) => ({
    dealer: field.field({
      type: dealerType,
      nullable: true,
      resolve: async (about, _, { services }) => (await dealerOfCase(services.db, about)) ?? null,
    }),
    days: field.field({ type: [dayType], resolve: ({ days }) => [...days] }),
  }),
})

export const caseType = builder.objectRef<OwnCase>('Case').implement({
  fields: (field) => ({
    reference: field.exposeString('reference'),
    form: field.expose('form', { type: formEnum }),
    receivedAt: field.string({ resolve: ({ receivedAt }) => receivedAt.toISOString() }),
    state: field.expose('state', { type: stateEnum }),
    title: field.exposeString('title'),
    unread: field.exposeInt('unread', { description: 'Answers since it was last read' }),
    lines: field.field({ type: [lineType], resolve: ({ lines }) => [...lines] }),
    files: field.field({ type: [fileType], resolve: ({ id }, _, { services }) => filesOf(services.db, id) }),
    messages: field.field({ type: [messageType], resolve: ({ id }, _, { services }) => messagesOf(services.db, id) }),
    demo: field.field({
      type: demoType,
      nullable: true,
      resolve: (about) => (about.form === 'book-a-demo' ? about : null),
    }),
  }),
})
