import { useMemo } from 'react'
import { type DealerChoice, readDealerAddress, writeDealerAddress } from '../../../domain/dealers/dealer-address.ts'
import { setAddressQuery, useAddressQuery } from '../../state/address-query.ts'

/** What is looked for. The address is the only place that holds it. */
export const useDealerChoice = (lines: readonly { slug: string }[]) => {
  const search = useAddressQuery()
  const choice = useMemo(
    () =>
      readDealerAddress(
        search,
        lines.map(({ slug }) => slug),
      ),
    [search, lines],
  )
  const choose = (change: DealerChoice) => {
    const query = writeDealerAddress(window.location.search, { ...choice, ...change })
    if (query !== window.location.search) setAddressQuery(query)
  }
  return [choice, choose] as const
}
