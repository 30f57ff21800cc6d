import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type DemosAnswer, demosAnswer } from './dealer-answers.ts'
import { demoParts } from './demo-parts.ts'

const query = graphql(`mutation AnswerMyDemo($ask: ID!, $answer: MyDemoAnswerInput!) {
  answerMyDemo(ask: $ask, answer: $answer) {
    problem
    demos {
      toAnswer { ${demoParts} }
      proposed { ${demoParts} }
      coming { ${demoParts} }
      past { ${demoParts} }
    }
  }
}`)

const answer = v.object({ answerMyDemo: demosAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Says of a demo that we come, when else we would, or that we can’t: once. */
export const answerMyDemo: Operation<DemosAnswer, VariablesFor<typeof query>> = {
  operationName: 'AnswerMyDemo',
  query,
  parse: (data) => v.parse(answer, data).answerMyDemo,
}
