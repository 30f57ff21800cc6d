import { Fragment } from 'react'
import { guidedList } from '../../../domain/shop/guided-list.ts'
import { type Filter, matching } from '../../../domain/shop/shop-filters.ts'
import { type ShopSort, shopSorts, sortProducts } from '../../../domain/shop/shop-sort.ts'
import { useCatalogue } from '../../components/catalogue-context.ts'
import type { ShopGuide } from '../../content/shop.ts'
import { useAwaited } from '../../state/use-awaited.ts'
import { CompareChoice } from '../compare/compare-choice.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { ListGuide } from './list-guide.tsx'
import { ListedProduct } from './listed-product.tsx'
import styles from './shop-list.module.css'
import { useShopChoice } from './use-shop-choice.ts'

interface Props {
  /** Slugs, in the recommended order. */
  products: readonly string[]
  filters: readonly Filter[]
  /** Between the products, while nothing else is asked of the list. */
  guides: readonly ShopGuide[]
}

const sortNames: Record<ShopSort, string> = {
  recommended: 'Recommended',
  price: 'Lowest price first',
  'price-down': 'Highest price first',
  name: 'By name',
}

/** All products of a department, with filters and a sort that live in the address. Without scripts: all products. */
export const ShopList = ({ products: slugs, filters, guides }: Props) => {
  const catalogue = useCatalogue()
  const [{ selection, sort }, choose] = useShopChoice(filters)
  const awaited = useAwaited()
  const listed = slugs.flatMap((slug) => {
    const product = catalogue.products[slug]
    return product === undefined ? [] : [{ ...product, slug }]
  })
  const found = matching(filters, selection, listed.length).flatMap((position) => listed[position] ?? [])
  const isAsItCame = sort === 'recommended' && found.length === listed.length
  const onChange = (changed: typeof selection) => choose({ selection: changed })
  return (
    <div className={styles.list} data-feature="shop-list" data-filters={filters.length > 0 || undefined}>
      {filters.length > 0 && (
        <FilterForm filters={filters} selection={selection} size={listed.length} onChange={onChange} />
      )}
      <div className={styles.results} {...awaited}>
        <div className={styles.controls}>
          <ChosenChips filters={filters} selection={selection} onChange={onChange} />
          {listed.length > 3 && (
            <label className={styles.sort}>
              <span className="visually-hidden">Sort</span>
              <select
                value={sort}
                onChange={({ target }) =>
                  choose({ sort: shopSorts.find((each) => each === target.value) ?? 'recommended' })
                }
              >
                {shopSorts.map((each) => (
                  <option key={each} value={each}>
                    {sortNames[each]}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <h2 className={styles.count} aria-live="polite">
          {countText(found.length, listed.length)}
        </h2>
        {found.length === 0 && (
          <p>
            Nothing here matches all of that. Drop the filter you can live without, or{' '}
            <button type="button" className={styles.clear} onClick={() => onChange({})}>
              start again
            </button>
            .
          </p>
        )}
        {guidedList(sortProducts(found, sort), isAsItCame ? guides : []).map((stretch, position) => (
          <Fragment key={stretch.guide?.href ?? 'last'}>
            <ul className={styles.products} data-goes-on={position > 0 || undefined}>
              {stretch.products.map((product) => (
                <ListedProduct
                  key={product.slug}
                  slug={product.slug}
                  sizes="(min-width: 76rem) 17rem, (min-width: 51rem) 30vw, 45vw"
                >
                  {product.compared !== undefined && (
                    <CompareChoice product={product} className="tick">
                      Compare<span className="visually-hidden"> {product.name}</span>
                    </CompareChoice>
                  )}
                </ListedProduct>
              ))}
            </ul>
            {stretch.guide && <ListGuide guide={stretch.guide} />}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

const countText = (found: number, all: number): string => {
  const noun = all === 1 ? 'product' : 'products'
  return found === all ? `${all} ${noun}` : `${found} of ${all} ${noun}`
}
