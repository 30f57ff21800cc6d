import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { FormContext } from '../../../domain/forms/form-definition.ts'
import type { Db } from '../../db/database.ts'
import { registeredProducts } from '../../db/schema/registered-products.ts'
import { submissions } from '../../db/schema/submissions.ts'
import type { Dealership } from '../dealership.ts'
import { type OwnPage, pageOf, readRowId } from '../own-page.ts'

/** A machine that somebody bought there and registered: of its owner no more than a dealer knows them by. */
export interface Registration {
  readonly id: string
  readonly product: string
  readonly serialNumber: string
  readonly purchasedOn: string
  readonly warrantyUntil: string | null
  readonly firstName: string
  readonly suburb: string
}

const isOf = ({ edition, slug }: Dealership) =>
  and(eq(registeredProducts.edition, edition), eq(registeredProducts.dealer, slug))

const firstName = sql<string>`split_part(coalesce(${submissions.fields} ->> 'name', ''), ' ', 1)`
const suburb = sql<string>`coalesce(${submissions.fields} ->> 'suburb', '')`

/** What is looked through is what is shown, and nothing else: what was found would tell the rest. */
const shown = sql`lower(concat_ws(' ', ${registeredProducts.serialNumber}, replace(${registeredProducts.serialNumber}, '-', ''),
  replace(${registeredProducts.product}, '-', ' '), ${firstName}, ${suburb}))`

const mostWords = 6

const hasWords = (typed: string): SQL[] =>
  typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => sql`strpos(${shown}, ${word}) > 0`)

const own = (db: Db) => {
  const { product, serialNumber, purchasedOn, warrantyUntil } = registeredProducts
  const { id, lines } = submissions
  return db
    .select({ id, product, serialNumber, purchasedOn, warrantyUntil, firstName, suburb, lines })
    .from(registeredProducts)
    .innerJoin(submissions, eq(submissions.id, registeredProducts.submission))
}

/** A place that is none of theirs begins at the top. */
const afterRow = async (db: Db, dealership: Dealership, given: string | undefined): Promise<SQL | undefined> => {
  const id = readRowId(given)
  if (id === undefined) return undefined
  if ((await db.$count(registeredProducts, and(isOf(dealership), eq(registeredProducts.submission, id)))) === 0)
    return undefined
  const { receivedAt, id: row } = submissions
  const place = db.select({ receivedAt, row }).from(submissions).where(eq(row, id))
  return sql`(${receivedAt}, ${row}) < (${place})`
}

interface Asked {
  /** As typed: parts of what is shown. */
  readonly search: string
  readonly after?: string | undefined
  readonly first: number
}

/** Machines that customers of a dealer have registered, newest first, a page at a time. */
export const myRegistrations = async (
  db: Db,
  dealership: Dealership,
  { search, after, first }: Asked,
  { choices }: Pick<FormContext, 'choices'>,
): Promise<OwnPage<Registration>> => {
  const rows = await own(db)
    .where(and(isOf(dealership), ...hasWords(search), await afterRow(db, dealership, after)))
    .orderBy(desc(submissions.receivedAt), desc(submissions.id))
    .limit(first + 1)
  // What is no longer sold keeps the name of the day on which it was registered.
  const named = rows.map(({ lines, product, ...row }) => ({
    ...row,
    product:
      choices.products.find(({ value }) => value === product)?.label ??
      lines.find(({ field }) => field === 'product')?.value ??
      product,
  }))
  return pageOf(named, first)
}
