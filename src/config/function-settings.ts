import * as v from 'valibot'
import { matching } from './matching.ts'

/** What the site-data function answers, and whom it believes. */
export interface FunctionSettings {
  /** Whether in production only the site's own operations run, or any that keeps to the limits. */
  readonly operations: 'own' | 'any'
  /** Who signs visitors in; absent means that nobody is signed in. */
  readonly issuer?: { readonly url: string; readonly audience: string }
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
}

const variables = v.object(functionVariables)
type Given = v.InferOutput<typeof variables>

export const toFunctionSettings = ({ OPERATIONS, IDENTITY_ISSUER, IDENTITY_AUDIENCE }: Given): FunctionSettings => ({
  operations: OPERATIONS,
  ...(IDENTITY_ISSUER !== undefined &&
    IDENTITY_AUDIENCE !== undefined && { issuer: { url: IDENTITY_ISSUER, audience: IDENTITY_AUDIENCE } }),
})
