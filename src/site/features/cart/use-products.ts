import { useEffect, useState } from 'react'
import type { CatalogueProduct } from '../../../domain/cart/cart-catalogue.ts'
import { whileCurrent } from '../../state/while-current.ts'
import { askProducts } from './ask-products.ts'
import { useContentAddress } from './cart-provider.tsx'

export type ProductsAnswer =
  | { state: 'asking' }
  | { state: 'known'; bySku: ReadonlyMap<string, CatalogueProduct> }
  | { state: 'unreachable' }

const asking: ProductsAnswer = { state: 'asking' }

/** What the catalogue says of some SKUs. Asked again when a connection that was lost comes back. */
export const useProducts = (skus: readonly string[]): ProductsAnswer => {
  const address = useContentAddress()
  const asked = skus.join()
  const [known, setKnown] = useState<{ asked: string; answer: ProductsAnswer }>()
  useEffect(() => {
    if (address === undefined || asked === '') return
    return whileCurrent((isCurrent) => {
      const answerWith = (answer: ProductsAnswer) => isCurrent() && setKnown({ asked, answer })
      const ask = () =>
        askProducts(address, asked.split(',')).then(
          (products) => answerWith({ state: 'known', bySku: new Map(products.map((each) => [each.sku, each])) }),
          () => answerWith({ state: 'unreachable' }),
        )
      ask()
      addEventListener('online', ask)
      return () => removeEventListener('online', ask)
    })
  }, [address, asked])
  return known?.asked === asked ? known.answer : asking
}
