import * as v from 'valibot'
import { matching } from './matching.ts'

/** How mail comes in. */
export interface MailInSettings {
  /** What whoever brings mail signs it with; several while one takes over from another. None: no mail comes in. */
  readonly secrets: readonly string[]
  /** Where answers to letters about a form are to go, with the form's reference behind a plus. */
  readonly address?: string
  /** Who takes mail in for us, as it calls itself in `Authentication-Results`. */
  readonly receiver?: string
}

export const mailSecrets = ['MAIL_IN_SECRET']

export const mailVariables = {
  MAIL_IN_SECRET: v.optional(
    matching(
      /^[\x21-\x2b\x2d-\x7e]{32,}(,[\x21-\x2b\x2d-\x7e]{32,})?$/,
      'at least 32 characters without spaces and commas',
    ),
  ),
  MAIL_IN_ADDRESS: v.optional(
    matching(
      /^[\w.-]{1,40}@([a-z\d-]+\.)+[a-z]{2,}$/,
      'an email address without a plus, such as help@mail.example.com',
    ),
  ),
  MAIL_IN_RECEIVER: v.optional(
    matching(/^[\w.-]{1,200}$/, 'what the mail server calls itself in Authentication-Results, such as mx.example.com'),
  ),
}

const variables = v.object(mailVariables)

export const toMailInSettings = (given: v.InferOutput<typeof variables>): MailInSettings => ({
  secrets: given.MAIL_IN_SECRET?.split(',') ?? [],
  ...(given.MAIL_IN_ADDRESS !== undefined && { address: given.MAIL_IN_ADDRESS }),
  ...(given.MAIL_IN_RECEIVER !== undefined && { receiver: given.MAIL_IN_RECEIVER }),
})
