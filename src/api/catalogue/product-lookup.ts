import { type CatalogueProduct, completeProducts } from '../../domain/cart/cart-catalogue.ts'

/** Asks the content service for active products by SKU; answers with its items. Throws when it is away. */
export type AskProducts = (skus: readonly string[]) => Promise<readonly unknown[]>

export type CatalogueAnswer =
  /** Those that are not among them are not sold. */
  { ok: true; products: ReadonlyMap<string, CatalogueProduct> } | { ok: false }

export interface ProductLookup {
  products(skus: readonly string[], now: Date): Promise<CatalogueAnswer>
}

interface Known {
  /** Undefined: not sold. */
  product: CatalogueProduct | undefined
  askedAt: number
}

interface Options {
  ask: AskProducts
  /** An answer is used again for so long. */
  freshFor?: number
  /** And for so long when the service is away. After that prices cannot be confirmed. */
  lastGoodFor?: number
  onTrouble?: (error: unknown) => void
}

/** As many as are ever asked about: whoever asks about others makes no more of them known. */
const most = 5000

/** What products cost, by the content service's own word. */
export const createProductLookup = ({
  ask,
  freshFor = 15_000,
  lastGoodFor = 3_600_000,
  onTrouble = () => undefined,
}: Options): ProductLookup => {
  const known = new Map<string, Known>()

  const learn = (skus: readonly string[], products: readonly CatalogueProduct[], askedAt: number) => {
    if (known.size > most) known.clear()
    for (const sku of skus) known.set(sku, { product: products.find((each) => each.sku === sku), askedAt })
  }

  return {
    async products(skus, now) {
      const at = now.getTime()
      const isWithin = (sku: string, span: number) => at - (known.get(sku)?.askedAt ?? Number.NEGATIVE_INFINITY) <= span
      const stale = skus.filter((sku) => !isWithin(sku, freshFor))
      if (stale.length > 0) {
        try {
          learn(stale, completeProducts(await ask(stale)), at)
        } catch (error) {
          onTrouble(error)
          if (!stale.every((sku) => isWithin(sku, lastGoodFor))) return { ok: false }
        }
      }
      const found = skus.flatMap((sku) => {
        const product = known.get(sku)?.product
        return product === undefined ? [] : [[sku, product] as const]
      })
      return { ok: true, products: new Map(found) }
    },
  }
}
