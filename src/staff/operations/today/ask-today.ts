import * as v from 'valibot'
import type { Cents } from '../../../domain/money/money.ts'
import { type WaitKind, waitKinds } from '../../../domain/staff/wait-kind.ts'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { actFields, shownAct } from '../acts/act-answers.ts'

const query = graphql(`query StaffToday {
  staffToday {
    day time now
    waits { kind of many who what amount due }
    done { act { ${actFields} } undoUntil }
    doneToday
    sales { hours { hour orders } ordersToday takingsToday lastWeekByNow days { day count } takings takingsBefore }
    letters { underFourHours withinTheDay late medianAnswerMinutes forms { day count } dead { day count } }
    runningOut { sku name left sold }
  }
}`)

const cents = v.pipe(
  v.number(),
  v.transform((amount) => amount as Cents),
)

const wait = v.object({
  kind: v.picklist(waitKinds.map((kind) => kind.toUpperCase() as Uppercase<WaitKind>)),
  of: v.string(),
  many: v.number(),
  who: v.string(),
  what: v.string(),
  amount: v.nullable(v.number()),
  due: v.nullable(v.string()),
})

export type Wait = v.InferOutput<typeof wait>

const days = v.array(v.object({ day: v.string(), count: v.number() }))

const today = v.object({
  day: v.string(),
  time: v.string(),
  now: v.string(),
  waits: v.array(wait),
  done: v.array(v.object({ act: shownAct, undoUntil: v.nullable(v.string()) })),
  doneToday: v.number(),
  sales: v.object({
    hours: v.array(v.object({ hour: v.number(), orders: v.number() })),
    ordersToday: v.number(),
    takingsToday: cents,
    lastWeekByNow: v.number(),
    days,
    takings: cents,
    takingsBefore: cents,
  }),
  letters: v.object({
    underFourHours: v.number(),
    withinTheDay: v.number(),
    late: v.number(),
    medianAnswerMinutes: v.nullable(v.number()),
    forms: days,
    dead: days,
  }),
  runningOut: v.array(v.object({ sku: v.string(), name: v.string(), left: v.number(), sold: v.number() })),
})

export type Today = v.InferOutput<typeof today>

const answer = v.object({ staffToday: today }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** What waits, what was done, and how the last weeks went. */
export const askToday: Operation<Today, VariablesFor<typeof query>> = {
  operationName: 'StaffToday',
  query,
  parse: (data) => v.parse(answer, data).staffToday,
}
