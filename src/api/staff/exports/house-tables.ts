import { and, asc, gt, gte, lt } from 'drizzle-orm'
import { people } from '../../db/schema/people.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { stock } from '../../db/schema/stock.ts'
import { afterPosition, batch, type ExportTable, inBatches, moment, positionAt } from './export-table.ts'

/** As it is now. */
export const stockTable: ExportTable = {
  head: () => ['sku', 'on hand', 'bay', 'more on'],
  async *rows(db) {
    const found = inBatches<typeof stock.$inferSelect>((last) =>
      db
        .select()
        .from(stock)
        .where(last && gt(stock.sku, last.sku))
        .orderBy(asc(stock.sku))
        .limit(batch),
    )
    for await (const { sku, onHand, bay, backOn } of found) yield [sku, onHand, bay, backOn]
  },
}

/** As they are now, with what they may do. */
export const peopleTable: ExportTable = {
  head: () => [
    'name',
    'email',
    'role',
    'dealer',
    'country',
    'newsletter',
    'here since',
    'last sign-in',
    'leaving since',
  ],
  async *rows(db) {
    const found = inBatches<typeof people.$inferSelect>((last) =>
      db
        .select()
        .from(people)
        .where(last && gt(people.id, last.id))
        .orderBy(asc(people.id))
        .limit(batch),
    )
    for await (const person of found)
      yield [
        ...[person.name, person.email, person.role, person.dealer, person.edition, person.newsletter ? 'yes' : 'no'],
        ...[moment(person.madeAt), moment(person.seenAt), moment(person.deletionAskedAt)],
      ]
  },
}

interface FoundAct {
  readonly act: typeof staffActs.$inferSelect
  readonly at: string
}

export const actTable: ExportTable = {
  head: () => ['when', 'who', 'act', 'kind', 'of', 'before', 'after'],
  async *rows(db, { span: { from, to } }) {
    const found = inBatches<FoundAct>((last) =>
      db
        .select({ act: staffActs, at: positionAt(staffActs.at) })
        .from(staffActs)
        .where(
          and(
            gte(staffActs.at, from),
            lt(staffActs.at, to),
            afterPosition([staffActs.at, staffActs.id], last && { at: last.at, id: last.act.id }, 'bigint'),
          ),
        )
        .orderBy(asc(staffActs.at), asc(staffActs.id))
        .limit(batch),
    )
    for await (const { act } of found)
      yield [
        ...[moment(act.at), act.name, act.act, act.subject, act.of],
        ...[JSON.stringify(act.before), JSON.stringify(act.after)],
      ]
  },
}
