import { parseArgs } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { promotionCodes } from '../../api/db/schema/promotion-codes.ts'
import { centsFromPrice } from '../../domain/money/money.ts'
import { normalCode } from '../../domain/pricing/promotion-code.ts'
import { type PromotionDraft, readPromotion } from '../../domain/pricing/read-promotion.ts'
import type { CommandAnswer } from './run-orders.ts'

const codesUsage = `Usage: npm run codes -- COMMAND
  list
  add CODE --name WORDS (--percent 10 | --amount 20 | --free-delivery) --from 2026-11-01 --to 2026-11-30
      [--minimum 150] [--often]       a customer may use it more than once
  remove CODE`

const good = (text: string): CommandAnswer => ({ ok: true, text })
const bad = (text: string): CommandAnswer => ({ ok: false, text })

const options = {
  name: { type: 'string' },
  percent: { type: 'string' },
  amount: { type: 'string' },
  'free-delivery': { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  minimum: { type: 'string' },
  often: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const draftOf = (code: string, values: Values): PromotionDraft => {
  const { name = '', percent, amount, 'free-delivery': free, from = '', to = '', minimum = '0', often = false } = values
  const kind = percent !== undefined ? 'percentage' : amount !== undefined ? 'amount' : 'free-delivery'
  if (kind === 'free-delivery' && !free) throw new Error('Say what it is worth.')
  return {
    code,
    name,
    kind,
    percent: Number(percent),
    cents: centsFromPrice(Number(amount)),
    minimum: centsFromPrice(Number(minimum)),
    startsOn: from,
    endsOn: to,
    oncePerCustomer: !often,
  }
}

const add = async (db: Db, typed: string, values: Values): Promise<CommandAnswer> => {
  const read = readPromotion(draftOf(typed, values))
  if (!read.ok) return bad(`${read.problem}\n${codesUsage}`)
  const { code, ...kept } = read.code
  await db
    .insert(promotionCodes)
    .values({ code, ...kept })
    .onConflictDoUpdate({ target: promotionCodes.code, set: kept })
  return good(`${code}: ${kept.name}, from ${kept.startsOn} to ${kept.endsOn}.`)
}

/** What somebody typed after `npm run codes --`. */
export const runCodes = async (db: Db, given: readonly string[]): Promise<CommandAnswer> => {
  try {
    const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options })
    const [kind, code = ''] = positionals
    if (kind === 'add') return await add(db, code, values)
    if (kind === 'remove') {
      await db.delete(promotionCodes).where(eq(promotionCodes.code, normalCode(code)))
      return good(`${normalCode(code)} is no longer a code.`)
    }
    if (kind !== 'list') return bad(codesUsage)
    const rows = await db.select().from(promotionCodes).orderBy(asc(promotionCodes.code))
    return good(
      rows.length === 0
        ? 'There is no code.'
        : rows
            .map(({ code: each, name, startsOn, endsOn }) => `${each.padEnd(14)}  ${startsOn} to ${endsOn}  ${name}`)
            .join('\n'),
    )
  } catch (error) {
    return bad(`${error instanceof Error ? error.message : error}\n${codesUsage}`)
  }
}
