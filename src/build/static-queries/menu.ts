import type { MenuEntry, MenuLink } from '../../site/content/shell.ts'
import type { Asset } from '../content/types/asset.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'
import { lineHref } from '../view/line-href.ts'

type Range = NonNullable<MenuLink['range']>
/** A department is called what its link is called. */
type Found = Omit<Range, 'name' | 'text'> & { name?: string; text?: string }

const priceOf = (products: ProductEntry[], view: EditionView): string => {
  const prices = products.map(({ price }) => price)
  const lowest = view.price(Math.min(...prices))
  return new Set(prices).size > 1 ? `From ${lowest}` : lowest
}

/** One from the middle of the range stands for it. */
const frontOf = (products: ProductEntry[]): Asset | undefined =>
  products[Math.floor(products.length / 2)]?.imagesCollection[0]

/** What the links of the menu lead to that can be seen, by where they lead. */
const rangesOf = (view: EditionView): Map<string, Found> => {
  const { productLines, categories } = view.content
  const sold = view.content.products.filter(({ active }) => active)
  const ranges = new Map<string, Found>()
  const add = (href: string, products: ProductEntry[], front: Asset | undefined, named = {}) => {
    if (front === undefined) return
    const stage = productLines.find(({ sys }) => sys.id === products[0]?.productLine)?.stage ?? 'water'
    ranges.set(href, { ...named, picture: view.decoration(front), stage, price: priceOf(products, view) })
  }
  for (const line of productLines) {
    const products = sold.filter(({ productLine }) => productLine === line.sys.id)
    add(lineHref(line, view), products, frontOf(products), { name: line.name, text: line.tagline })
  }
  for (const { sys, slug, image } of view.content.edition.shop ? categories : []) {
    const products = sold.filter(({ categoriesCollection }) => categoriesCollection.includes(sys.id))
    // A scene has no place among cut-outs.
    const isScene = view.decoration(image).tones !== undefined
    add(view.href(`shop/${slug}`), products, isScene ? frontOf(products) : image)
  }
  return ranges
}

export const menuOf = (view: EditionView): MenuEntry[] => {
  const ranges = rangesOf(view)
  return view.content.edition.menu.map(({ children, ...entry }) => ({
    ...entry,
    ...(children !== undefined && {
      children: children.map(({ text, ...link }): MenuLink => {
        const range = ranges.get(link.href)
        if (range === undefined) return { ...link, ...(text !== undefined && { text }) }
        return { ...link, range: { name: link.label, ...range, text: text ?? range.text ?? '' } }
      }),
    }),
  }))
}
