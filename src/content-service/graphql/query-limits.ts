import { type Limits, usualLimits } from '../../graphql-guards/limits.ts'

/** Those of the site-data function, but for pages: they follow links further, and a build asks for a thousand entries at once. */
export const queryLimits: Limits = { ...usualLimits, depth: 24, values: 200_000 }

/** Entries and assets that a query could fetch, as the real service counts them: its "complexity". See entry-count.ts. */
export const maximumEntries = 11_000

/** In filters that come as variables. Each is tried on every entry of a collection, and a variable can be used many times. */
export const maximumConditions = 50

/** Of the schema in one query. Tools ask once, and without aliases. */
export const maximumIntrospections = 2

/** Each is looked for in the whole schema for what could have been meant. */
export const maximumErrors = 20
