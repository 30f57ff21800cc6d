import type { ReactNode } from 'react'
import { toasts } from '../toasts/toasts.ts'
import { comparisonList, useComparisonList } from './comparison-list.ts'

interface Props {
  product: { sku: string; compared?: string }
  className: string | undefined
  children: ReactNode
}

/** Takes a model into the comparison of this tab, or out of it. */
export const CompareChoice = ({ product: { sku, compared }, className, children }: Props) => {
  const { table } = useComparisonList()
  const choose = (chosen: boolean) => {
    if (!chosen) return comparisonList.remove(sku)
    const result = comparisonList.add(sku, compared)
    if (!result.ok) toasts.add({ text: result.error.message })
  }
  return (
    <label className={className}>
      <input type="checkbox" checked={table.includes(sku)} onChange={({ target }) => choose(target.checked)} />
      {children}
    </label>
  )
}
