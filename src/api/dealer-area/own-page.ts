const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** The id of a row; the database refuses to compare one with what is none. */
export const readRowId = (given: string | undefined): string | undefined =>
  given !== undefined && uuid.test(given) ? given : undefined

/** A page of a list. */
export interface OwnPage<Row> {
  readonly items: readonly Row[]
  /** The row that the next page comes after; absent on the last. */
  readonly next?: string
}

/** Of one row more than a page has. */
export const pageOf = <Row extends { readonly id: string }>(rows: readonly Row[], first: number): OwnPage<Row> => {
  const items = rows.slice(0, first)
  const last = items.at(-1)
  return { items, ...(rows.length > first && last !== undefined && { next: last.id }) }
}
