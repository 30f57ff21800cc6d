import { type DealerService, isDealerService } from './dealer-service.ts'

/** What somebody looks for among the dealers; the address holds it, so that it can be shared, reloaded and gone back to. */
export interface DealerChoice {
  /** As it was typed or chosen: a suburb, a town, a postcode. */
  place?: string | undefined
  service?: DealerService | undefined
  /** Slug of a product line. */
  line?: string | undefined
}

const longestPlace = 80

/** Reads a query as any page or person may have written it: what is not known is passed over. */
export const readDealerQuery = (search: string, lines: readonly string[]): DealerChoice => {
  const query = new URLSearchParams(search)
  const place = (query.get('place') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestPlace)
  const service = query.get('service') ?? ''
  const line = query.get('line') ?? ''
  return {
    ...(place !== '' && { place }),
    ...(isDealerService(service) && { service }),
    ...(lines.includes(line) && { line }),
  }
}

/** The query for a choice, in one order whatever was chosen first. Parameters of others stay. */
export const writeDealerQuery = (search: string, choice: DealerChoice): string => {
  const query = new URLSearchParams(search)
  for (const key of ['place', 'service', 'line'] as const) {
    query.delete(key)
    const value = choice[key]
    if (value !== undefined) query.append(key, value)
  }
  return query.size === 0 ? '' : `?${query}`
}
