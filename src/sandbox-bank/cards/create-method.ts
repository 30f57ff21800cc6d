import * as v from 'valibot'
import type { BankWork } from '../bank-work.ts'
import { type Answer, done, refused } from '../http/answer.ts'
import { textSchema } from '../http/request-schemas.ts'
import { newId } from '../new-id.ts'
import { cardRules } from './card-rules.ts'
import { monthOf } from './month-of.ts'
import { outcomeOf } from './test-cards.ts'

export const methodRequest = v.object({ number: textSchema, expiry: textSchema, code: textSchema, name: textSchema })

type Typed = v.InferOutput<typeof methodRequest>

const rules = cardRules()

const nameProblem = (name: string): string | undefined => {
  if (name.trim() === '') return 'Enter the name on the card.'
  return name.length > 100 ? 'This name is too long for a card.' : undefined
}

const problemsOf = ({ number, expiry, code, name }: Typed, now: Date): Record<string, string> => {
  const found = {
    number: rules.numberProblem(number),
    expiry: rules.expiryProblem(expiry, monthOf(now)),
    code: rules.codeProblem(code, number),
    name: nameProblem(name),
  }
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** 2030-12, as in dates. */
const monthIn = (expiry: string): string => {
  const [month = '', year = ''] = rules.writeExpiry(expiry).split(' / ')
  return `20${year}-${month}`
}

/** Of the card only what it does, its brand, its last four digits and its last month are kept. */
export const createMethod = async ({ unit, now }: BankWork, typed: Typed): Promise<Answer> => {
  const fields = problemsOf(typed, now)
  if (Object.keys(fields).length > 0) return refused(400, 'invalid_card', 'Check the card.', { fields })
  const digits = rules.digitsOf(typed.number)
  const card = { brand: rules.brandOf(digits) ?? 'Card', last4: digits.slice(-4) }
  const id = newId('pm')
  await unit.query(
    `insert into sandbox_bank.methods (id, outcome, brand, last4, expiry, created_at)
    values ($1::text, $2::text, $3::text, $4::text, $5::text, $6::timestamptz)`,
    [id, outcomeOf(digits), card.brand, card.last4, monthIn(typed.expiry), now.toISOString()],
  )
  return done({ id, card })
}
