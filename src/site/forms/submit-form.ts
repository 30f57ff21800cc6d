import * as v from 'valibot'
import { asEnum } from '../data/enum-words.ts'
import { ServerError } from '../data/server-error.ts'
import type { Operation, SiteDataClient } from '../data/site-data-client.ts'
import type { FormSubmission, SendForm, SendResult } from './send-form.ts'

const receipt = v.object({
  submitForm: v.object({
    reference: v.nullable(v.string()),
    problems: v.array(v.object({ field: v.string(), message: v.string() })),
  }),
})

type Receipt = v.InferOutput<typeof receipt>

interface Variables extends Readonly<Record<string, unknown>> {
  form: string
  edition: string
  key: string
  openedAt: string
  trap: string
  fields: { name: string; value: string }[]
}

export const submitForm: Operation<Receipt, Variables> = {
  operationName: 'SubmitForm',
  query: `mutation SubmitForm($form: Form!, $edition: Edition!, $key: String!, $openedAt: String!, $trap: String!, $fields: [FormFieldInput!]!) {
  submitForm(form: $form, edition: $edition, key: $key, openedAt: $openedAt, trap: $trap, fields: $fields) {
    reference
    problems { field message }
  }
}`,
  parse: (data) => v.parse(receipt, data),
}

const variablesOf = ({ form, edition, idempotencyKey, openedAt, trap, fields }: FormSubmission): Variables => ({
  form: asEnum(form),
  edition: asEnum(edition),
  key: idempotencyKey,
  openedAt,
  trap,
  fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
})

const tooMany = v.object({
  errors: v.tuple([v.object({ extensions: v.object({ retryAfterSeconds: v.number() }) })]),
})

const resultOfTrouble = (error: ServerError): SendResult => {
  const told = v.safeParse(tooMany, error.result)
  if (error.statusCode !== 429 || !told.success) return { state: 'unavailable' }
  return { state: 'too-many', retryAfterSeconds: told.output.errors[0].extensions.retryAfterSeconds }
}

/** Sends a form by the site's data function. Rejects when there is no answer. */
export const sendBySiteData =
  (client: Pick<SiteDataClient, 'mutate'>): SendForm =>
  async (submission) => {
    try {
      const answer = await client.mutate(submitForm, variablesOf(submission))
      if (!answer.ok) return { state: 'unavailable' }
      const { reference, problems } = answer.data.submitForm
      return reference === null ? { state: 'refused', problems } : { state: 'sent', reference }
    } catch (error) {
      if (error instanceof ServerError) return resultOfTrouble(error)
      throw error
    }
  }
