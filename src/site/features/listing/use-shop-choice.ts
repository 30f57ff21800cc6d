import { useMemo } from 'react'
import { readShopAddress, type ShopChoice, writeShopAddress } from '../../../domain/shop/shop-address.ts'
import type { Filter } from '../../../domain/shop/shop-filters.ts'
import { setAddressQuery, useAddressQuery } from '../../state/address-query.ts'

/** What is set on the list. The address is the only place that holds it; the server, which knows no query, shows everything. */
export const useShopChoice = (filters: readonly Filter[]) => {
  const search = useAddressQuery()
  const choice = useMemo(() => readShopAddress(search, filters), [search, filters])
  const choose = (change: Partial<ShopChoice>) =>
    setAddressQuery(writeShopAddress(window.location.search, filters, { ...choice, ...change }))
  return [choice, choose] as const
}
