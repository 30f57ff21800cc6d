import * as v from 'valibot'
import { proofRequired } from '../../../domain/forms/proof-required.ts'
import { asEnum } from '../../data/enum-words.ts'
import { type AnswerTo, graphql, type VariablesFor } from '../../data/operation.ts'
import { ServerError } from '../../data/server-error.ts'
import type { Operation, SiteDataClient } from '../../data/site-data-client.ts'
import type { FormSubmission, SendForm, SendResult } from './send-result.ts'

const receipt = v.object({
  submitForm: v.object({
    reference: v.nullable(v.string()),
    problems: v.array(v.object({ field: v.string(), message: v.string() })),
  }),
})

const query =
  graphql(`mutation SubmitForm($form: Form!, $edition: Edition!, $key: String!, $openedAt: String!, $trap: String!, $proof: String, $fields: [FormFieldInput!]!) {
  submitForm(form: $form, edition: $edition, key: $key, openedAt: $openedAt, trap: $trap, proof: $proof, fields: $fields) {
    reference
    problems { field message }
  }
}`)

type Variables = VariablesFor<typeof query>

export const submitForm: Operation<AnswerTo<typeof query>, Variables> = {
  operationName: 'SubmitForm',
  query,
  parse: (data) => v.parse(receipt, data),
}

const variablesOf = (submission: FormSubmission, proof: string | undefined): Variables => ({
  form: asEnum(submission.form),
  edition: asEnum(submission.edition),
  key: submission.idempotencyKey,
  openedAt: submission.openedAt,
  trap: submission.trap,
  ...(proof !== undefined && { proof }),
  fields: Object.entries(submission.fields).map(([name, value]) => ({ name, value })),
})

const tooMany = v.object({
  errors: v.tuple([v.object({ extensions: v.object({ retryAfterSeconds: v.number() }) })]),
})

const challenged = v.object({
  errors: v.tuple([v.object({ extensions: v.object({ code: v.string(), challenge: v.unknown() }) })]),
})

type Answer = SendResult | { state: 'challenged'; challenge: unknown }

const answerOfTrouble = (statusCode: number, result: unknown): Answer => {
  const asked = v.safeParse(challenged, result)
  if (asked.success) {
    const { code, challenge } = asked.output.errors[0].extensions
    if (code === proofRequired) return { state: 'challenged', challenge }
  }
  const told = v.safeParse(tooMany, result)
  if (statusCode !== 429 || !told.success) return { state: 'unavailable' }
  return { state: 'too-many', retryAfterSeconds: told.output.errors[0].extensions.retryAfterSeconds }
}

type Client = Pick<SiteDataClient, 'mutate'>

const sendOnce = async (client: Client, submission: FormSubmission, proof?: string): Promise<Answer> => {
  try {
    const answer = await client.mutate(submitForm, variablesOf(submission, proof))
    if (!answer.ok) return answerOfTrouble(200, answer)
    const { reference, problems } = answer.data.submitForm
    return reference === null ? { state: 'refused', problems } : { state: 'sent', reference }
  } catch (error) {
    if (error instanceof ServerError) return answerOfTrouble(error.statusCode, error.result)
    throw error
  }
}

/** Answers a challenge; undefined when that cannot be done here. */
export type Prove = (challenge: unknown, signal: AbortSignal) => Promise<string | undefined>

/** Few people are ever asked for a proof: only they load what makes it. */
const proveOnDemand: Prove = async (challenge, signal) => (await import('./prove-work.ts')).proveWork(challenge, signal)

/** The first may have been solved too late, on a phone that was put away. */
const mostProofs = 2

/** Sends a form by the site-data function. Rejects when there is no answer: `use-site-form.ts` then keeps what was typed and says so. */
export const sendBySiteData =
  (client: Client, prove = proveOnDemand): SendForm =>
  async (submission, signal, onChecking) => {
    let answer = await sendOnce(client, submission)
    for (let proofs = 0; answer.state === 'challenged'; proofs += 1) {
      onChecking?.()
      const proof = proofs < mostProofs ? await prove(answer.challenge, signal) : undefined
      if (proof === undefined) return { state: 'taken-for-a-bot' }
      answer = await sendOnce(client, submission, proof)
    }
    return answer
  }
