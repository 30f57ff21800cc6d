import * as v from 'valibot'
import { type EditionCode, editionCodes, type Locale, localeOf } from '../../domain/edition/edition-code.ts'
import { productFiguresSchema } from '../../domain/models/product-figures.ts'
import type { Content } from '../load/content.ts'

const ids = v.optional(v.nullable(v.array(v.string())), [])

const productSchema = v.object({
  name: v.string(),
  productLine: v.string(),
  categories: v.string(),
  furtherCategories: ids,
  price: v.number(),
  compareAtPrice: v.nullish(v.number()),
  currency: v.string(),
  active: v.boolean(),
  rank: v.optional(v.number(), 0),
  seoTitle: v.string(),
  seoDescription: v.string(),
  summary: v.string(),
  body: v.string(),
  features: v.array(v.object({ title: v.string(), text: v.string() })),
  specifications: v.record(v.string(), v.record(v.string(), v.string())),
  figures: v.nullish(productFiguresSchema),
  suitability: v.nullish(
    v.object({
      maxLengthM: v.number(),
      surfaces: v.array(v.string()),
      floor: v.boolean(),
      walls: v.boolean(),
      waterline: v.boolean(),
    }),
  ),
  warrantyYears: v.number(),
  onSaleSince: v.nullish(v.string()),
  parts: ids,
  faqs: ids,
  editions: v.array(v.string()),
})

/** A product as one edition sells it. */
export interface Model extends Omit<v.InferOutput<typeof productSchema>, 'categories' | 'furtherCategories'> {
  id: string
  /** The main one first. */
  categories: readonly string[]
  /** A specification by its name alone, with the path of the field that holds it. */
  figure(name: string): { value: string; field: string } | undefined
}

export interface Question {
  id: string
  products: readonly string[]
}

/** What one edition sells and answers. */
export interface EditionCatalogue {
  edition: EditionCode
  locale: Locale
  currency: string
  /** Whether visitors can buy online. */
  shop: boolean
  /** Active ones only. */
  products: readonly Model[]
  questions: readonly Question[]
}

/** Something that disagrees with something else. */
export interface Disagreement {
  id: string
  locale: Locale
  field: string
  reason: string
}

export type Rule = (catalogue: EditionCatalogue, all: readonly EditionCatalogue[]) => Disagreement[]

const figureIn = (specifications: Model['specifications']) => (name: string) => {
  for (const [group, values] of Object.entries(specifications)) {
    const value = values[name]
    if (value !== undefined) return { value, field: `specifications.${group}.${name}` }
  }
  return undefined
}

const questionSchema = v.object({ products: ids, editions: v.array(v.string()) })

export const editionCatalogue = ({ entriesOfType }: Content, edition: EditionCode): EditionCatalogue => {
  const locale = localeOf(edition)
  const published = (type: string) => (entriesOfType.get(type) ?? []).filter((entry) => !entry.draft)
  const own = published('edition').find((entry) => entry.fields[locale].code === edition)
  return {
    edition,
    locale,
    currency: String(own?.fields[locale].currency),
    shop: own?.fields[locale].shop === true,
    products: published('product').flatMap(({ id, fields }) => {
      const product = v.parse(productSchema, fields[locale])
      const sold = product.active && product.editions.includes(edition)
      if (!sold) return []
      const categories = [product.categories, ...(product.furtherCategories ?? [])]
      return [{ id, ...product, categories, figure: figureIn(product.specifications) }]
    }),
    questions: published('faq').flatMap(({ id, fields }) => {
      const { editions, products } = v.parse(questionSchema, fields[locale])
      return editions.includes(edition) ? [{ id, products: products ?? [] }] : []
    }),
  }
}

export const editionCatalogues = (content: Content): EditionCatalogue[] =>
  editionCodes.map((code) => editionCatalogue(content, code))

const partsCategory = 'category-parts-and-accessories'

/** Parts and minerals go with something else; everything else is a model that stands on its own. */
export const isPart = (product: Model): boolean =>
  product.categories.includes(partsCategory) || product.figure('Kind')?.value === 'Minerals'

/** The models of one line that differ in size: all of a line, or those of one kind where a line has several. */
export const siblings = ({ products }: EditionCatalogue): Model[][] => [
  ...Map.groupBy(
    products.filter((product) => !isPart(product)),
    (product) => `${product.productLine} ${product.figure('Kind')?.value ?? ''}`,
  ).values(),
]
