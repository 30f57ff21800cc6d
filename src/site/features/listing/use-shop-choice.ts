import { useMemo } from 'react'
import { readListingQuery, type ShopChoice, writeListingQuery } from '../../../domain/shop/listing-query.ts'
import type { Filter } from '../../../domain/shop/shop-filters.ts'
import { setAddressQuery, useAddressQuery } from '../../state/address-query.ts'

/** What is set on the list. The address is the only place that holds it; the server, which knows no query, shows everything. */
export const useShopChoice = (filters: readonly Filter[]) => {
  const search = useAddressQuery()
  const choice = useMemo(() => readListingQuery(search, filters), [search, filters])
  const choose = (change: Partial<ShopChoice>) =>
    setAddressQuery(writeListingQuery(window.location.search, filters, { ...choice, ...change }))
  return [choice, choose] as const
}
