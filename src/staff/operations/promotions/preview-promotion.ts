import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type Preview, preview } from './promotion-answers.ts'

const query = graphql(`query StaffPreviewPromotion($draft: StaffPromotionDraft!) {
  staffPreviewPromotion(draft: $draft) {
    problem
    carts {
      lines { name quantity }
      zone
      before { goods off delivery total gst }
      after { goods off delivery total gst }
      effect words
    }
    day
  }
}`)

const answer = v.object({ staffPreviewPromotion: preview }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** What a code would do to carts such as people fill them. */
export const previewPromotion: Operation<Preview, VariablesFor<typeof query>> = {
  operationName: 'StaffPreviewPromotion',
  query,
  parse: (data) => v.parse(answer, data).staffPreviewPromotion,
}
