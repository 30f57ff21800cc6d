import * as v from 'valibot'
import { looksLikeEmail } from '../../../../domain/contact/looks-like-email.ts'
import { readOrderNumber } from '../../../../domain/orders/order-number.ts'
import { parseJson } from '../../../state/parse-json.ts'

/** What opens an order: the key of its letters, or the address it was made with. */
export type GuestKeys = { number: string; proof: string }

const key = /^#([\w-]{22})$/

/** What a link in a letter says; the proof is empty where it says only the number. */
export const keysInAddress = ({ search, hash }: Pick<Location, 'search' | 'hash'>): GuestKeys => ({
  number: readOrderNumber(new URLSearchParams(search).get('number') ?? '') ?? '',
  proof: key.exec(hash)?.[1] ?? '',
})

const stored = v.object({ number: v.string(), proof: v.string() })

/** What was typed in this tab: a reload asks nobody again. */
export const readKeys = (text: string | null): GuestKeys | undefined => {
  const { success, output } = v.safeParse(stored, parseJson(text))
  return success ? output : undefined
}

export interface LookUpProblems {
  number?: string
  email?: string
}

/** What is wrong with what was typed, before anybody is asked. */
export const lookUpProblems = (number: string, email: string): LookUpProblems => ({
  ...(number.trim() === '' && { number: 'Enter the order number. It’s in the subject of every email about it.' }),
  ...(number.trim() !== '' &&
    readOrderNumber(number) === undefined && {
      number: 'A digit is missing or wrong: order numbers look like AU-10482-6. Check the email.',
    }),
  ...(!looksLikeEmail(email) && { email: 'Enter the email address you ordered with.' }),
})
