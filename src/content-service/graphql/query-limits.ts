import { type Limits, usualLimits } from '../../graphql-guards/limits.ts'

/** Those of the data function, but for pages: they follow links further, and a build asks for a thousand entries at once. */
export const queryLimits: Limits = { ...usualLimits, depth: 24, cost: 200_000 }
