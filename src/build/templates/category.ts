import type Category from '../../site/templates/category/page.tsx'
import { categoryFilters } from '../products/category-filters.ts'
import { recommendedProducts } from '../products/recommended-products.ts'
import type { SitePage } from '../registry/site-page.ts'
import { templatePage } from '../registry/template-page.ts'
import type { EditionView } from '../view/edition-view.ts'
import { renderMarkdown } from '../view/markdown.ts'

/** Departments exist where there is a shop. */
export const categoryPages = (view: EditionView): SitePage[] => {
  if (!view.content.edition.shop) return []
  return view.content.categories.map((category) => {
    const path = view.href(`shop/${category.slug}`)
    const products = recommendedProducts(
      view.content.products.filter(
        (product) => product.active && product.categoriesCollection.includes(category.sys.id),
      ),
    )
    return templatePage<typeof Category>()(view, {
      path,
      entry: category.sys.id,
      component: 'templates/category',
      title: category.seoTitle,
      description: category.seoDescription,
      searchKind: 'shop',
      breadcrumbs: [
        { name: 'Shop', path: view.href('shop') },
        { name: category.name, path },
      ],
      picture: view.picture(category.image),
      usesCatalogue: true,
      data: {
        name: category.name,
        html: renderMarkdown(category.description),
        products: products.map(({ slug }) => slug),
        filters: categoryFilters(category.filters ?? [], products),
        ...(category.guides != null && { guides: category.guides }),
      },
    })
  })
}
