import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type Prices, prices } from './dealer-answers.ts'

const query = graphql(`query MyDealerPrices {
  myDealerPrices { sku name line recommended own }
}`)

const answer = v.object({ myDealerPrices: prices }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** What is sold, and what we pay for it. */
export const askMyPrices: Operation<Prices, VariablesFor<typeof query>> = {
  operationName: 'MyDealerPrices',
  query,
  parse: (data) => v.parse(answer, data).myDealerPrices,
}
