import * as v from 'valibot'
import { matching } from './matching.ts'

/** What the site-data function answers, and whom it believes. */
export interface FunctionSettings {
  /** Whether in production only the site's own operations run, or any that keeps to the limits. */
  readonly operations: 'own' | 'any'
  /** Who signs visitors in; absent means the embedded one. */
  readonly issuer?: { readonly url: string; readonly audience: string; readonly clientId: string }
}

export const functionVariables = {
  OPERATIONS: v.optional(v.picklist(['own', 'any'], 'own or any'), 'own'),
  IDENTITY_ISSUER: v.optional(
    matching(
      /^https?:\/\/[\w.-]+(:\d{1,5})?(\/[\w./~-]*)?$/,
      'an issuer, exactly as it calls itself, such as https://login.example.com/',
    ),
  ),
  IDENTITY_AUDIENCE: v.optional(
    matching(/^[\x21-\x7e]{1,200}$/, 'what its tokens are made out to, such as https://www.example.com/api'),
  ),
  IDENTITY_CLIENT_ID: v.optional(
    matching(/^[\x21-\x7e]{1,200}$/, 'what it calls the pages of this site, a public client'),
  ),
}

const variables = v.object(functionVariables)
type Given = v.InferOutput<typeof variables>

export const toFunctionSettings = (given: Given): FunctionSettings => {
  const { OPERATIONS, IDENTITY_ISSUER: url, IDENTITY_AUDIENCE: audience, IDENTITY_CLIENT_ID: clientId } = given
  const isElsewhere = url !== undefined && audience !== undefined && clientId !== undefined
  return { operations: OPERATIONS, ...(isElsewhere && { issuer: { url, audience, clientId } }) }
}
