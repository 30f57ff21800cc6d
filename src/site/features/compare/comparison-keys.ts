import { storedValue } from '../../state/stored-value.ts'

/** The product categories that can be compared; each is also the storage key of its picks. */
export const comparableCategories = ['residential', 'commercial', 'mineral-swim', 'ozone-swim'] as const

export const comparisonKeys = ['table', ...comparableCategories] as const

/** Whether this tab compares something. Runs inline in the head. */
export const hasComparison = (): boolean => {
  try {
    return (sessionStorage.getItem('table') ?? '[]') !== '[]'
  } catch {
    // Storage may be shut: then nothing is compared.
    return false
  }
}

/** The first load of a tab sets every key to an empty list. True: this was it. */
export const layOutComparisonList = (area: () => Storage): boolean => {
  if (storedValue(area, 'table').read() !== null) return false
  for (const key of comparisonKeys) storedValue(area, key).write('[]')
  return true
}
