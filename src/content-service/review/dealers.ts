import * as v from 'valibot'
import { publishedEntries } from '../agreement/published-entries.ts'
import type { Review } from './doubt.ts'

const schema = v.object({ email: v.nullish(v.string()), hours: v.nullish(v.looseObject({})) })

/** Whom we can’t write to, and of whom nobody knows when they are open. */
export const dealersLacking: Review = (content, catalogue) =>
  publishedEntries(content, 'dealer', schema, catalogue).flatMap(({ id, email, hours }) => {
    const doubt = (field: string, reason: string) => ({
      kind: 'dealer' as const,
      id,
      locale: catalogue.locale,
      field,
      reason,
    })
    return [
      ...(email ? [] : [doubt('email', 'has no email address')]),
      ...(hours && Object.keys(hours).length > 0 ? [] : [doubt('hours', 'has no opening hours')]),
    ]
  })
