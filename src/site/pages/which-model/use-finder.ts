import { useMemo } from 'react'
import { readFinderAddress } from '../../../domain/models/finder-address.ts'
import type { InWriting } from '../../../domain/models/in-writing.ts'
import { rankModels } from '../../../domain/models/model-finder.ts'
import { formatAmount } from '../../../domain/money/money-format.ts'
import { formatFigure } from '../../../domain/numbers/figure-format.ts'
import { useShell } from '../../components/shell-context.ts'
import type { Robot } from '../../content/model.ts'
import { useAddressQuery } from '../../state/address-query.ts'

/** Where the visitor is, and what that makes of the models. The address is the only place that holds it. */
export const useFinder = (robots: readonly Robot[]) => {
  const { edition } = useShell()
  const { currency, locale } = edition
  const search = useAddressQuery()
  return useMemo(() => {
    const write: InWriting = {
      money: (cents) => formatAmount(cents, currency, locale),
      figure: (value) => formatFigure(value, locale),
    }
    const place = readFinderAddress(search)
    return { place, write, search, ranking: rankModels(robots, place.answers, write) }
  }, [robots, search, currency, locale])
}

export type Finder = ReturnType<typeof useFinder>
