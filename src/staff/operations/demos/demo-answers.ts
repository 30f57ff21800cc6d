import * as v from 'valibot'
import { askAnswers, type DemoState, demoStates } from '../../../domain/demos/demo-state.ts'
import { editionCodes } from '../../../domain/edition/edition-code.ts'
import { type AsEnum, asEnum } from '../../../site/data/enum-words.ts'

const state = v.picklist(demoStates.map(asEnum))

export const stateOf = (written: AsEnum<DemoState>): DemoState =>
  demoStates.find((each) => asEnum(each) === written) ?? 'with-staff'

export const calendarDemo = v.object({
  reference: v.string(),
  state,
  name: v.string(),
  suburb: v.string(),
  dealer: v.nullable(v.string()),
  day: v.string(),
  time: v.nullable(v.string()),
})

export type CalendarDemo = v.InferOutput<typeof calendarDemo>

export const demoCalendar = v.object({
  days: v.array(v.string()),
  today: v.string(),
  states: v.array(v.string()),
  dealers: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      suburb: v.string(),
      state: v.string(),
      closed: v.array(v.string()),
      free: v.number(),
    }),
  ),
  demos: v.array(calendarDemo),
  toPlace: v.array(calendarDemo),
})

export type DemoCalendar = v.InferOutput<typeof demoCalendar>

export type CalendarDealer = DemoCalendar['dealers'][number]

export const demoFile = v.object({
  reference: v.string(),
  revision: v.string(),
  state,
  edition: v.picklist(editionCodes.map(asEnum)),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  where: v.string(),
  pool: v.string(),
  model: v.nullable(v.string()),
  notes: v.nullable(v.string()),
  wishes: v.array(v.string()),
  dealer: v.nullable(v.string()),
  dealerName: v.nullable(v.string()),
  dealerPhone: v.nullable(v.string()),
  day: v.nullable(v.string()),
  time: v.nullable(v.string()),
  minutes: v.nullable(v.number()),
  answerBy: v.nullable(v.string()),
  asks: v.array(
    v.object({
      dealer: v.string(),
      askedAt: v.string(),
      answer: v.nullable(v.picklist(askAnswers.map(asEnum))),
      answeredAt: v.nullable(v.string()),
      answeredBy: v.nullable(v.string()),
      day: v.nullable(v.string()),
      time: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      words: v.nullable(v.string()),
    }),
  ),
  next: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      phone: v.string(),
      km: v.number(),
      free: v.array(v.string()),
      answersIn: v.nullable(v.number()),
    }),
  ),
})

export type DemoFile = v.InferOutput<typeof demoFile>

/** What came of something that was done to a request, and the request as it is now. */
export const demoActed = v.object({
  reference: v.string(),
  problem: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
  demo: v.nullable(demoFile),
})

export type DemoActed = v.InferOutput<typeof demoActed>
