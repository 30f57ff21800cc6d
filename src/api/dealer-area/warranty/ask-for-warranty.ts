import { randomBytes } from 'node:crypto'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { makeWarrantyNumber, warrantyNumberBytes } from '../../../domain/after-sales/warranty-number.ts'
import { warrantyForm } from '../../../domain/dealers/warranty-form.ts'
import { textIn } from '../../../domain/forms/field.ts'
import type { FormContext, Problem } from '../../../domain/forms/form-definition.ts'
import { parseForm } from '../../../domain/forms/parse-form.ts'
import { readIdempotencyKey } from '../../../domain/forms/read-idempotency-key.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import { queueLetter } from '../../mail/letter-queue.ts'
import { claimUploads, holdUploads, namedFiles, uploadProblems } from '../../submissions/claim-uploads.ts'
import type { DealerAreaServices } from '../dealer-area-services.ts'
import { type Dealership, readDealership } from '../dealership.ts'
import { photosOf } from './my-warranty-requests.ts'
import type { WarrantyRequest } from './warranty-request.ts'

export interface TypedWarranty {
  readonly product: string
  readonly serialNumber: string
  readonly purchaseDate: string
  readonly fault: string
  readonly parts: string
  /** Ids of uploads, with commas between. */
  readonly photos?: string | null | undefined
}

export type WarrantyAsked =
  | { ok: true; request: WarrantyRequest }
  | { ok: false; problem?: string; problems?: Problem[] }

/** A number is drawn again if it was drawn before: of fifty thousand million, that is once in a lifetime. */
const mostDraws = 5

type NewRequest = Omit<typeof warrantyRequests.$inferInsert, 'number'>

const requestBefore = async (
  unit: Db,
  { edition, dealer, key }: Pick<NewRequest, 'edition' | 'dealer' | 'key'>,
): Promise<WarrantyRequest | undefined> => {
  const { edition: of, dealer: slug, key: made } = warrantyRequests
  const [before] = await unit
    .select({ ...getTableColumns(warrantyRequests), photos: photosOf(unit) })
    .from(warrantyRequests)
    .where(and(eq(of, edition), eq(slug, dealer), eq(made, key)))
  return before
}

/** The request of a key, and whether it has just come. */
const keepRequest = async (
  unit: Db,
  values: NewRequest,
  drawNumber: () => string,
): Promise<{ request: WarrantyRequest; isNew: boolean }> => {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const [kept] = await unit
      .insert(warrantyRequests)
      .values({ ...values, number: drawNumber() })
      .onConflictDoNothing()
      .returning()
    if (kept !== undefined) return { request: { ...kept, photos: 0 }, isNew: true }
    const before = await requestBefore(unit, values)
    if (before !== undefined) return { request: before, isNew: false }
  }
  throw new Error('No number for a warranty request is free')
}

const drawNumber = () => makeWarrantyNumber(randomBytes(warrantyNumberBytes))

/** Asks staff for their word on a repair, once however often it comes, and tells them by a letter. */
export const askForWarranty = async (
  { db, jobs, factsOf }: DealerAreaServices,
  dealership: Dealership,
  person: Person,
  { key: givenKey, photos, ...typed }: TypedWarranty & { readonly key: string },
  { context, now, draw = drawNumber }: { context: FormContext; now: Date; draw?: () => string },
): Promise<WarrantyAsked> => {
  const key = readIdempotencyKey(givenKey)
  if (key === undefined) return { ok: false, problem: 'Load the page again and send it from there.' }
  const parsed = parseForm(warrantyForm, { ...typed, photos: photos ?? '' }, context)
  if (!parsed.ok) return parsed
  const text = (name: string) => textIn(parsed.value, name)
  const { edition, slug: dealer } = dealership
  const values: NewRequest = {
    edition,
    dealer,
    person: person.id,
    name: person.name,
    key,
    product: text('product'),
    serialNumber: text('serialNumber'),
    purchasedOn: text('purchaseDate') || null,
    fault: text('fault'),
    parts: text('parts'),
    askedAt: now,
  }
  const named = namedFiles(warrantyForm, parsed.value, context)
  const { warrantyLetter } = await import('./warranty-letter.ts')
  return db.transaction(async (unit): Promise<WarrantyAsked> => {
    const held = await holdUploads(unit, named)
    // Sent again after a lost answer its photos are claimed: by itself.
    const before = await requestBefore(unit, values)
    if (before !== undefined) return { ok: true, request: before }
    const problems = uploadProblems(named, held, context)
    if (problems.length > 0) return { ok: false, problems }
    const { request, isNew } = await keepRequest(unit, values, draw)
    if (isNew) {
      await claimUploads(unit, named, { warrantyRequest: request.id })
      const row = await readDealership(unit, dealership)
      const product = context.choices.products.find(({ value }) => value === request.product)?.label
      const letter = warrantyLetter({
        request: { ...request, photos: held.size },
        product,
        dealer: row,
        sender: person,
        edition: factsOf(edition),
      })
      await queueLetter(unit, jobs, letter, { person: person.id })
    }
    return { ok: true, request: { ...request, photos: isNew ? held.size : request.photos } }
  })
}
