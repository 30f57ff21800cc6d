/** What the order asks of a product. */
export interface Recommendable {
  inStock: boolean
  /** A machine, not what is used up with it or worn out in it. */
  isMain: boolean
  line: string | undefined
  /** What owners gave it, and how many. */
  rating?: { value: number; count: number } | null | undefined
  /** The editors' own order. */
  rank: number
}

const isLiked = ({ rating }: Recommendable): boolean => (rating?.value ?? 0) >= 4

const owners = (product: Recommendable): number => (isLiked(product) ? (product.rating?.count ?? 0) : 0)

/** Of each line, the one that most owners have and are content with. */
const favourites = <Product extends Recommendable>(products: readonly Product[]): Set<Product> => {
  const lines = Map.groupBy(products, ({ line }) => line)
  return new Set(
    [...lines.values()].flatMap((models) => {
      const most = models.reduce((best, each) => (owners(each) > owners(best) ? each : best))
      return owners(most) > 0 ? [most] : []
    }),
  )
}

/**
 * The shop's recommendation, and how its lists begin. Each rule decides where those before it leave two products alike:
 *
 * 1. What can be sent today comes before what cannot.
 * 2. Machines come before what goes into them.
 * 3. Of each line, the model that most owners have and give at least 4 of 5 comes before the others of all lines.
 * 4. The rest is the editors' order, by `rank` in `content/products/`.
 *
 * Neither price nor margin counts: whoever wants the cheapest first can say so.
 */
export const recommendedOrder = <Product extends Recommendable>(products: readonly Product[]): Product[] => {
  const first = favourites(products.filter(({ inStock, isMain }) => inStock && isMain))
  return products.toSorted(
    (a, b) =>
      Number(b.inStock) - Number(a.inStock) ||
      Number(b.isMain) - Number(a.isMain) ||
      Number(first.has(b)) - Number(first.has(a)) ||
      a.rank - b.rank,
  )
}
