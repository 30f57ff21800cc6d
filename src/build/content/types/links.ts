import * as v from 'valibot'

const reference = v.object({ sys: v.object({ id: v.string() }) })

/** A link as its target's id; a link that does not resolve is null. */
export const linkId = v.pipe(
  v.nullish(reference),
  v.transform((link) => link?.sys.id),
)

/** Linked entries as their ids; links that do not resolve are left out. */
export const linkIds = v.pipe(
  v.object({ items: v.array(v.nullable(reference)) }),
  v.transform(({ items }) => items.flatMap((item) => (item === null ? [] : [item.sys.id]))),
)

/** Linked entries themselves, without those that do not resolve. */
export const linkedItems = <T extends v.GenericSchema>(item: T) =>
  v.pipe(
    v.object({ items: v.array(v.nullable(item)) }),
    v.transform(({ items }) => items.filter((entry): entry is NonNullable<typeof entry> => entry !== null)),
  )

export const linkIdsSelection = (limit: number): string => `(limit: ${limit}) { items { sys { id } } }`
