import { nobody } from '../account/viewers.ts'
import { createGraphqlFunction } from '../graphql-function/graphql-function.ts'
import type { FormServices } from '../submissions/receive-submission.ts'
import type { SiteContext } from './site-context.ts'
import { siteSchema } from './site-schema.ts'

const mutation = `mutation SubmitForm(
  $form: Form!, $edition: Edition!, $key: String!, $openedAt: String!, $trap: String!, $proof: String, $fields: [FormFieldInput!]!
) {
  submitForm(form: $form, edition: $edition, key: $key, openedAt: $openedAt, trap: $trap, proof: $proof, fields: $fields) {
    reference
    problems { field message }
  }
}`

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A function over these services, as it runs in production, and somebody who sends it forms. */
export const formSender = (services: FormServices, now: () => Date) => {
  const handle = createGraphqlFunction<SiteContext>({
    schema: siteSchema,
    mode: 'production',
    allowedOperations: [mutation],
    verifyToken: async () => ({ ok: false, reason: 'refused' }),
    createContext: ({ address }) => ({ services, address, now, ...nobody }),
    logger: silent,
  })
  return async (variables: object, address = '203.0.113.7') => {
    const request = new Request('https://pools.example/.netlify/functions/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: mutation, variables }),
    })
    const response = await handle(request, { address })
    const answer: unknown = await response.json()
    return { status: response.status, headers: response.headers, answer }
  }
}
