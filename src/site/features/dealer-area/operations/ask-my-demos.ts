import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type Demos, demos } from './dealer-answers.ts'
import { demoParts } from './demo-parts.ts'

const query = graphql(`query MyDealerDemos {
  myDealerDemos {
    toAnswer { ${demoParts} }
    proposed { ${demoParts} }
    coming { ${demoParts} }
    past { ${demoParts} }
  }
}`)

const answer = v.object({ myDealerDemos: demos }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Demos that we were asked for. */
export const askMyDemos: Operation<Demos, VariablesFor<typeof query>> = {
  operationName: 'MyDealerDemos',
  query,
  parse: (data) => v.parse(answer, data).myDealerDemos,
}
