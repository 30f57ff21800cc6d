import { useCatalogue } from '../../components/catalogue-context.ts'
import { CompareChoice } from './compare-choice.tsx'

const slugIn = (href: string): string => /\/products\/([^/]+)\/$/.exec(href)?.[1] ?? ''

/** Beside a model in any list: whether it is to be compared. Nothing beside what cannot be. */
export const CompareListed = ({ href }: { href: string }) => {
  const product = useCatalogue().products[slugIn(href)]
  if (product?.compared === undefined) return null
  return (
    <CompareChoice product={product} className="tick">
      Compare<span className="visually-hidden"> {product.name}</span>
    </CompareChoice>
  )
}
