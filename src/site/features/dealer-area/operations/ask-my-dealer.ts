import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type DealerHome, dealerHomeOf, home } from './dealer-answers.ts'
import { demoParts } from './demo-parts.ts'

const query = graphql(`query MyDealer {
  myDealer {
    edition slug name timeZone
    hours { mon tue wed thu fri sat sun }
    closed { from to note }
    toAnswer isChangeWaiting warrantyWaiting warrantyAnswered
    coming { ${demoParts} }
  }
}`)

const answer = v.object({ myDealer: home }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** What waits for the dealer that I belong to, and what comes. */
export const askMyDealer: Operation<DealerHome, VariablesFor<typeof query>> = {
  operationName: 'MyDealer',
  query,
  parse: (data) => dealerHomeOf(v.parse(answer, data).myDealer),
}
