import { useMemo } from 'react'
import { readFinderAddress } from '../../../domain/models/finder-address.ts'
import { rankModels } from '../../../domain/models/model-finder.ts'
import type { Money } from '../../../domain/models/robot-limits.ts'
import { formatAmount } from '../../../domain/words/money-format.ts'
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
