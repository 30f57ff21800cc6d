import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type DemoCalendar, demoCalendar } from './demo-answers.ts'

const query = graphql(`query StaffDemoCalendar($edition: Edition!, $state: String, $from: String!) {
  staffDemoCalendar(edition: $edition, state: $state, from: $from) {
    days today states
    dealers { slug name suburb state closed free }
    demos { reference state name suburb dealer day time }
    toPlace { reference state name suburb dealer day time }
  }
}`)

const answer = v.object({ staffDemoCalendar: v.nullable(demoCalendar) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** Two weeks of demos; null where the day is none. */
export const askDemoCalendar: Operation<DemoCalendar | null, VariablesFor<typeof query>> = {
  operationName: 'StaffDemoCalendar',
  query,
  parse: (data) => v.parse(answer, data).staffDemoCalendar,
}
