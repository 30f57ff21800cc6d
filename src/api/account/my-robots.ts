import { and, asc, desc, eq } from 'drizzle-orm'
import { nextServiceOn } from '../../domain/account/service-day.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { isEditionCode } from '../../domain/edition/edition-code.ts'
import type { FormContext } from '../../domain/forms/form-definition.ts'
import type { Db } from '../db/database.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import { submissions } from '../db/schema/submissions.ts'
import { uploads } from '../db/schema/uploads.ts'

/** Something that somebody has registered, as they know it. */
export interface Robot {
  readonly id: string
  readonly edition: EditionCode
  readonly product: string
  readonly name: string
  readonly serialNumber: string
  readonly dealer: string
  readonly purchasedOn: string
  readonly warrantyUntil: string | null
  readonly warrantyMonths: number | null
  /** Nothing for what is not serviced every year. */
  readonly nextServiceOn: string | null
  readonly reference: string
}

type Joined = { product: typeof registeredProducts.$inferSelect; submission: typeof submissions.$inferSelect }

/** What was on offer when it was registered may not be any more: then it keeps the name of that day. */
const toRobot = ({ product, submission }: Joined, contextOf: (edition: EditionCode) => FormContext): Robot[] => {
  const { edition } = product
  if (!isEditionCode(edition)) return []
  const { choices, today } = contextOf(edition)
  const lineOf = (name: string) => submission.lines.find(({ field }) => field === name)?.value
  const offered = choices.products.find(({ value }) => value === product.product)
  const isServiced = offered?.waterTreatment !== true
  return [
    {
      id: submission.id,
      edition,
      product: product.product,
      name: offered?.label ?? lineOf('product') ?? product.product,
      serialNumber: product.serialNumber,
      dealer: lineOf('dealer') ?? product.dealer,
      purchasedOn: product.purchasedOn,
      warrantyUntil: product.warrantyUntil,
      warrantyMonths: offered && product.warrantyUntil !== null ? offered.warrantyYears * 12 : null,
      nextServiceOn: isServiced ? nextServiceOn(product.purchasedOn, today) : null,
      reference: submission.reference,
    },
  ]
}

/** Newest first; or the one that is asked for. */
export const myRobots = async (
  db: Db,
  person: string,
  contextOf: (edition: EditionCode) => FormContext,
  id?: string,
): Promise<Robot[]> => {
  const rows = await db
    .select({ product: registeredProducts, submission: submissions })
    .from(registeredProducts)
    .innerJoin(submissions, eq(submissions.id, registeredProducts.submission))
    .where(and(eq(submissions.person, person), id === undefined ? undefined : eq(submissions.id, id)))
    .orderBy(desc(registeredProducts.purchasedOn), asc(submissions.reference))
  return rows.flatMap((row) => toRobot(row, contextOf))
}

export interface OwnFile {
  readonly id: string
  readonly name: string
  readonly size: number
}

/** What came with a form, by the names that people gave. */
export const filesOf = async (db: Db, submission: string): Promise<OwnFile[]> => {
  const rows = await db
    .select({ id: uploads.id, name: uploads.name, size: uploads.bytes, purpose: uploads.purpose })
    .from(uploads)
    .where(eq(uploads.submission, submission))
    .orderBy(asc(uploads.createdAt), asc(uploads.id))
  return rows.map(({ id, name, size, purpose }) => ({ id, size, name: name ?? purpose }))
}
