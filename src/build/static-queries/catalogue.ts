import { type Suitability, suitabilityAnswers } from '../../domain/models/suitability.ts'
import { centsFromPrice } from '../../domain/money/money.ts'
import { writtenFigures } from '../../domain/numbers/written-figures.ts'
import type { Catalogue, CatalogueLine, CatalogueProduct } from '../../site/content/catalogue.ts'
import type { FaqEntry } from '../content/types/faq.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { ProductLineEntry } from '../content/types/product-line.ts'
import { comparedCategory } from '../models/compared-category.ts'
import { modelNeighbours } from '../models/model-neighbours.ts'
import { helpfulTools, productHelp } from '../products/product-help.ts'
import { productNote } from '../products/product-note.ts'
import { productQuestions } from '../products/product-questions.ts'
import { productReviews } from '../products/product-reviews.ts'
import { specificationsOf } from '../products/product-specifications.ts'
import { relatedProductsIn } from '../products/related-products.ts'
import type { EditionView } from '../view/edition-view.ts'
import { lineHref } from '../view/line-href.ts'
import { withoutEmpty } from '../view/without-empty.ts'

const goneOf = ({ active, inStock }: ProductEntry): CatalogueProduct['gone'] => {
  if (!active) return 'discontinued'
  return inStock ? undefined : 'out-of-stock'
}

/** What is no longer sold is left out. */
const slugsOf = (ids: string[], view: EditionView): string[] =>
  ids.flatMap((id) => {
    const product = view.product(id)
    return product?.active ? [product.slug] : []
  })

const suitabilityOf = ({ poolTypes, surfaces, ...parts }: NonNullable<ProductEntry['suitability']>): Suitability => ({
  poolTypes,
  surfaces,
  cleans: (['floor', 'walls', 'waterline'] as const).filter((part) => parts[part]),
})

interface Surroundings {
  line: ProductLineEntry
  related: ProductEntry[]
  questions: FaqEntry[]
}

const productOf = (
  product: ProductEntry,
  { line, related, questions }: Surroundings,
  view: EditionView,
): CatalogueProduct => {
  const [front] = product.imagesCollection
  if (front === undefined) throw new Error(`The product ${product.slug} has no picture in ${view.content.code}.`)
  const { sku, name, seoTitle, price, compareAtPrice, shippingClass, suitability } = product
  const { locale } = view.content.edition
  const note = productNote(product)
  const gone = goneOf(product)
  const compared = comparedCategory(product, line.slug)
  return withoutEmpty<CatalogueProduct>({
    sku,
    name,
    title: seoTitle,
    ...(note !== undefined && { note: writtenFigures(note, locale) }),
    price: view.price(price),
    cents: centsFromPrice(price),
    ...(compareAtPrice != null && {
      was: view.price(compareAtPrice),
      saved: view.price(compareAtPrice - price),
    }),
    shippingClass,
    line: line.slug,
    picture: view.decoration(front),
    ...(product.turn != null && { turn: view.sheet(product.turn) }),
    ...(product.cutaway != null && {
      cutaway: { picture: view.picture(product.cutaway), labels: product.cutawayLabels ?? [] },
    }),
    help: productHelp(product, view.content.edition.shop && product.active && product.inStock, view),
    ...(suitability != null && {
      suits: suitabilityAnswers(suitabilityOf(suitability), specificationsOf(product)).map((answer) => ({
        ...answer,
        text: writtenFigures(answer.text, locale),
      })),
    }),
    ...(compared !== undefined && { compared }),
    neighbours: modelNeighbours(product, view),
    reviews: productReviews(product.sys.id, view),
    ...(gone !== undefined && { gone }),
    parts: slugsOf(product.partsCollection, view).slice(0, 6),
    related: related.map(({ slug }) => slug),
    questions: questions.map(({ slug }) => slug),
  })
}

const lineOf = (line: ProductLineEntry, view: EditionView): CatalogueLine => ({
  name: line.name,
  href: lineHref(line, view),
  stage: line.stage,
})

/** What product and shop pages of an edition share; kept in one static query file. */
export const catalogueOf = (view: EditionView): Catalogue => {
  const { products, productLines } = view.content
  const lines = new Map(productLines.map((line) => [line.sys.id, line]))
  const relatedTo = relatedProductsIn(view)
  const asked = new Map<string, string>()
  return {
    products: Object.fromEntries(
      products.map((product) => {
        const line = lines.get(product.productLine ?? '')
        if (line === undefined) throw new Error(`The product ${product.slug} has no line in ${view.content.code}.`)
        const questions = productQuestions(product, view)
        for (const { slug, question } of questions) asked.set(slug, question)
        return [product.slug, productOf(product, { line, related: relatedTo(product), questions }, view)]
      }),
    ),
    lines: Object.fromEntries(productLines.map((line) => [line.slug, lineOf(line, view)])),
    questions: Object.fromEntries(asked),
    tools: helpfulTools(view),
  }
}
