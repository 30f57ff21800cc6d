import { useMemo } from 'react'
import { type DealerChoice, readDealerQuery, writeDealerQuery } from '../../../domain/dealers/dealer-query.ts'
import { setAddressQuery, useAddressQuery } from '../../state/address-query.ts'

/** What is looked for. The address is the only place that holds it. */
export const useDealerChoice = (lines: readonly { slug: string }[]) => {
  const search = useAddressQuery()
  const choice = useMemo(
    () =>
      readDealerQuery(
        search,
        lines.map(({ slug }) => slug),
      ),
    [search, lines],
  )
  const choose = (change: DealerChoice) => {
    const query = writeDealerQuery(window.location.search, { ...choice, ...change })
    if (query !== window.location.search) setAddressQuery(query)
  }
  return [choice, choose] as const
}
