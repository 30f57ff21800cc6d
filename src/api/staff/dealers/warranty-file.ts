import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { readSerial } from '../../../domain/after-sales/serial-number.ts'
import { registeredProducts } from '../../db/schema/registered-products.ts'
import { uploads } from '../../db/schema/uploads.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'
import { findWarranty, type WarrantyAsked } from './find-warranty.ts'
import { productLabel } from './product-label.ts'

export interface WarrantyFile extends WarrantyAsked {
  readonly product: string
  readonly photos: readonly (typeof uploads.$inferSelect)[]
  /** What is wrong with the number, where something is. */
  readonly serialProblem: string | undefined
  /** Who has registered the machine says when it was bought. */
  readonly registered: { readonly purchasedOn: string; readonly warrantyUntil: string | null } | undefined
}

/** Undefined where there is none of that number. */
export const warrantyFile = async (
  services: Pick<FormServices, 'db' | 'contextOf'>,
  number: string,
): Promise<WarrantyFile | undefined> => {
  const { db } = services
  const asked = await findWarranty(db, number)
  if (asked === undefined) return undefined
  const { edition, serialNumber, product } = asked.row
  const reading = readSerial(serialNumber, Number(services.contextOf(edition).today.slice(0, 4)))
  const [registered] = await db
    .select({ purchasedOn: registeredProducts.purchasedOn, warrantyUntil: registeredProducts.warrantyUntil })
    .from(registeredProducts)
    .where(eq(registeredProducts.serialNumber, serialNumber))
    .orderBy(desc(registeredProducts.purchasedOn))
    .limit(1)
  return {
    ...asked,
    photos: await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.warrantyRequest, asked.row.id), isNull(uploads.discardedAt)))
      .orderBy(asc(uploads.createdAt), asc(uploads.id)),
    product: productLabel(services, edition, product),
    serialProblem:
      reading.state === 'read' ? undefined : reading.state === 'empty' ? 'There is none.' : reading.message,
    registered,
  }
}
