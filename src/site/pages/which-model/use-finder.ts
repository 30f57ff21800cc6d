import { useMemo } from 'react'
import { readFinderAddress } from '../../../domain/finder-address.ts'
import { rankModels } from '../../../domain/model-finder.ts'
import { formatAmount } from '../../../domain/money-format.ts'
import type { Money } from '../../../domain/robot-limits.ts'
import { useShell } from '../../components/shell-context.ts'
import type { Robot } from '../../content/model.ts'
import { useAddressQuery } from '../../state/address-query.ts'

/** Where the visitor is, and what that makes of the models. The address is the only place that holds it. */
export const useFinder = (robots: readonly Robot[]) => {
  const { edition } = useShell()
  const { currency, locale } = edition
  const search = useAddressQuery()
  return useMemo(() => {
    const money: Money = (cents) => formatAmount(cents, currency, locale)
    const place = readFinderAddress(search)
    return { place, money, search, ranking: rankModels(robots, place.answers, money) }
  }, [robots, search, currency, locale])
}

export type Finder = ReturnType<typeof useFinder>
