import { GraphQLError } from 'graphql'
import { countValues } from '../../graphql-guards/value-count.ts'
import { tooComplex } from './content-error.ts'
import { countEntries, type WeighedQuery } from './entry-count.ts'
import { maximumEntries, queryLimits } from './query-limits.ts'

/** Why a query is too heavy, if it is: by what it could fetch, and by what its answer could hold. */
export const weighQuery = (query: WeighedQuery): GraphQLError | undefined => {
  try {
    const cost = countEntries(query)
    if (cost > maximumEntries) {
      const message = `The maximum allowed complexity for a query is ${maximumEntries} but it was ${cost}. Simplify the query e.g. by setting lower limits for collections.`
      return tooComplex(message, { maximumCost: maximumEntries, cost })
    }
  } catch (error) {
    // A limit outside its bounds.
    if (error instanceof GraphQLError) return error
    throw error
  }
  const values = countValues({ ...query, listSize: queryLimits.listSize })
  if (values <= queryLimits.values) return undefined
  return tooComplex(`It asks for up to ${values} values, and ${queryLimits.values} are allowed.`)
}
