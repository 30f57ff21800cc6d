import { readComparisonAddress, writeComparisonAddress } from '../../../domain/models/comparison-address.ts'
import { type Picked, pickModels } from '../../../domain/models/pick-models.ts'
import type { Model } from '../../content/model.ts'
import { comparisonList, maxCompared, useComparisonList } from '../../features/compare/comparison-list.ts'
import { setAddressQuery, useAddressQuery } from '../../state/address-query.ts'

export interface Comparison extends Picked<Model> {
  /** The models come from a link; the visitor's own list is another matter. */
  shared: boolean
  /** What the visitor's own list holds, whatever is shown. */
  own: readonly Model[]
  onlyDifferences: boolean
  add(model: Model): void
  remove(model: Model): void
  clear(): void
  showDifferences(only: boolean): void
  /** Makes what is shown the visitor's own list. */
  keep(): void
  /** Takes what is not sold here out of the visitor's own list. */
  forget(): void
}

/** A link is read from the address and changed there. The visitor's own list is the tab's, and a link never touches it unasked. */
export const useComparison = (models: readonly Model[]): Comparison => {
  const search = useAddressQuery()
  const { table } = useComparisonList()
  const place = readComparisonAddress(search)
  const shared = place.models !== undefined
  const picked = pickModels(place.models ?? table, models, maxCompared)
  const own = pickModels(table, models, maxCompared).shown
  const go = (change: Partial<typeof place>) =>
    setAddressQuery(writeComparisonAddress(location.search, { ...place, ...change }))
  const goToModels = (shown: readonly Model[]) => go({ models: shown.map(({ slug }) => slug) })
  const forget = () => {
    for (const sku of table) if (!models.some((model) => model.sku === sku)) comparisonList.remove(sku)
  }
  return {
    ...picked,
    shared,
    own,
    onlyDifferences: place.onlyDifferences,
    add: (model) => {
      if (shared) return goToModels([...picked.shown, model])
      // What is no longer sold must not take the room of what is.
      forget()
      comparisonList.add(model.sku, model.compared)
    },
    remove: (model) =>
      shared ? goToModels(picked.shown.filter((each) => each !== model)) : comparisonList.remove(model.sku),
    clear: () => (shared ? go({ models: undefined }) : comparisonList.clear()),
    showDifferences: (only) => go({ onlyDifferences: only }),
    keep: () => {
      comparisonList.clear()
      for (const { sku, compared } of picked.shown) comparisonList.add(sku, compared)
      go({ models: undefined })
    },
    forget,
  }
}
