import { hiddenFields } from '../../domain/forms/hidden-fields.ts'
import { type PostFailure, postFailureOf } from './post-failure.ts'
import { lastOf } from './posted-entries.ts'
import type { PostedFormServices } from './posted-form-services.ts'
import type { PostedFields } from './read-posted-form.ts'

/** Why a form is not even looked at; undefined where it is. */
export type Admit = (fields: PostedFields) => Promise<PostFailure | undefined>

/**
 * Asked for before the first file is stored: what makes a form suspect stands before all files, if a person sent it. It counts
 * once, unless more comes after the files.
 */
export const createAdmission = (services: PostedFormServices, address: string): Admit => {
  let last: { of: string; failure: Promise<PostFailure | undefined> } | undefined
  return (fields) => {
    const [openedAt, honeypot] = [lastOf(fields, hiddenFields.openedAt), lastOf(fields, hiddenFields.honeypot)]
    const of = JSON.stringify([openedAt, honeypot])
    if (last?.of !== of) {
      const failure = services.turnAwayBots({ address, openedAt, honeypot }).then(() => undefined, postFailureOf)
      last = { of, failure }
    }
    return last.failure
  }
}
