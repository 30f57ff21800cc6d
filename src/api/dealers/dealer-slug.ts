import { inArray, like, or } from 'drizzle-orm'
import { foldedName } from '../../domain/places/folded-name.ts'
import type { Db } from '../db/database.ts'
import { dealers } from '../db/schema/dealers.ts'

/** What addresses of pages are made of: "Coogee Pool & Spa" is `coogee-pool-and-spa`. */
export const slugOfName = (name: string): string =>
  foldedName(name.replaceAll('&', ' and '))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'dealer'

/**
 * A slug that no dealer has, in whatever edition: content, which describes them later, has each once. Two of one name are told apart
 * by where they are, then by number. While listings are held, so that it stays free.
 */
export const freeSlug = async (unit: Db, name: string, suburb: string): Promise<string> => {
  const own = slugOfName(name)
  const there = slugOfName(`${name} ${suburb}`)
  const rows = await unit
    .select({ slug: dealers.slug })
    .from(dealers)
    .where(or(inArray(dealers.slug, [own, there]), like(dealers.slug, `${there}-%`)))
  const taken = new Set(rows.map(({ slug }) => slug))
  const free = [own, there].find((slug) => !taken.has(slug))
  if (free !== undefined) return free
  for (let number = 2; ; number += 1) {
    const numbered = `${there}-${number}`
    if (!taken.has(numbered)) return numbered
  }
}
