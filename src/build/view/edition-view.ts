import { formatDay } from '../../domain/calendar/day-format.ts'
import { dayInZone } from '../../domain/calendar/day-in-zone.ts'
import { centsFromPrice } from '../../domain/money/money.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { MapTiles } from '../../site/content/dealer-map.ts'
import type { FaqLink } from '../../site/content/faq.ts'
import type { Picture } from '../../site/content/picture.ts'
import type { PostCard } from '../../site/content/post.ts'
import type { Download, ProductCard } from '../../site/content/product.ts'
import type { Section } from '../../site/content/section.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { Asset } from '../content/types/asset.ts'
import type { PostEntry } from '../content/types/post.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { SectionEntry } from '../content/types/section.ts'
import { guideFile } from '../guides/guide.ts'
import type { GuideFiles } from '../guides/make-guides.ts'
import type { DealerMaps } from '../maps/dealer-maps.ts'
import type { PictureCollection } from '../pictures/picture-collection.ts'
import { sectionOf } from './section-of.ts'

/** An edition's content as its pages need it: links resolved, prices and days written out, Markdown rendered. */
export interface EditionView {
  content: EditionContent
  /** The day of the build where the edition is at home. */
  today: string
  /** Where maps have pictures below their pins. */
  mapTiles?: MapTiles
  /** How many MB of a request the host lets through, where that is less than forms would take. */
  requestLimit?: number
  dealerMaps: DealerMaps
  href(path: string): string
  /** Whether editors wrote a page with this slug. */
  hasPage(slug: string): boolean
  picture(asset: Asset): Picture
  /** A picture beside words that say the same. */
  decoration(asset: Asset): Picture
  /** Where a file of pictures lies that is shown as it is. */
  sheet(asset: Asset): string
  /** Whether a cut-out leaves room above what it shows, so that it may stand before the feet of a name. */
  isLow(asset: Asset): boolean
  day(isoDay: string): string
  price(amount: number): string
  product(id: string | undefined): ProductEntry | undefined
  productHref(product: ProductEntry): string
  downloads(product: ProductEntry): Download[]
  card(product: ProductEntry): ProductCard
  /** For the main list of a page. A few products are introduced; a long list is scanned, so it goes without the words. */
  productList(products: ProductEntry[]): ProductCard[]
  /** For products on the side. Those no longer sold are left out. */
  cards(ids: string[]): ProductCard[]
  faqLinks(ids: string[]): FaqLink[]
  postCard(post: PostEntry): PostCard
  sections(entries: SectionEntry[]): Section[]
}

const byId = <T extends { sys: { id: string } }>(entries: T[]): Map<string, T> =>
  new Map(entries.map((entry) => [entry.sys.id, entry]))

const introducedAtMost = 6

/** What pages are made of beside the content of their edition. */
export interface ViewSources {
  pictures: PictureCollection
  guides: GuideFiles
  now: Date
  mapTiles?: MapTiles | undefined
  requestLimit?: number | undefined
  dealerMaps: DealerMaps
}

export const createEditionView = (content: EditionContent, sources: ViewSources): EditionView => {
  const { pictures, guides, now, mapTiles, requestLimit, dealerMaps } = sources
  const products = byId(content.products)
  const faqs = byId(content.faqs)
  const pageSlugs = new Set(content.pages.map((page) => page.slug))
  const { locale, currency } = content.edition

  const prices = new Map<number, string>()
  const cards = new Map<ProductEntry, ProductCard>()

  // Long lists name the same products again and again.
  const card = (product: ProductEntry): ProductCard => {
    const made = cards.get(product) ?? makeCard(product)
    cards.set(product, made)
    return made
  }

  const makeCard = (product: ProductEntry): ProductCard => {
    const [front] = product.imagesCollection
    if (front === undefined) throw new Error(`The product ${product.slug} has no picture in ${content.code}.`)
    return {
      href: view.productHref(product),
      name: product.name,
      price: view.price(product.price),
      picture: view.decoration(front),
    }
  }

  const view: EditionView = {
    content,
    today: dayInZone(now, content.edition.timeZone),
    ...(mapTiles !== undefined && { mapTiles }),
    ...(requestLimit !== undefined && { requestLimit }),
    dealerMaps,
    href: (path) => `/${content.code}/${path}${path === '' ? '' : '/'}`,
    hasPage: (slug) => pageSlugs.has(slug),
    picture: (asset) => pictures.use(asset),
    decoration: (asset) => {
      const { alt: _, ...picture } = pictures.use(asset)
      return picture
    },
    sheet: (asset) => pictures.useAsIs(asset),
    isLow: (asset) => pictures.headroom(asset) >= 16,
    day: formatDay,
    price: (amount) => {
      if (!Number.isFinite(amount)) throw new Error(`Something in ${content.code} has no price but ${amount}.`)
      const text = prices.get(amount) ?? formatMoney(centsFromPrice(amount), currency, locale)
      prices.set(amount, text)
      return text
    },
    product: (id) => (id === undefined ? undefined : products.get(id)),
    productHref: (product) => view.href(`products/${product.slug}`),
    downloads: ({ slug }) => {
      const file = guideFile(content.code, slug)
      const guide = guides.get(file)
      return guide === undefined ? [] : [{ title: 'Quick guide', href: `/${file}`, kB: Math.ceil(guide.length / 1000) }]
    },
    card,
    productList: (listed) =>
      listed.map((product) => ({
        ...card(product),
        ...(listed.length <= introducedAtMost && { summary: product.summary }),
      })),
    cards: (ids) =>
      ids.flatMap((id) => {
        const product = products.get(id)
        return product?.active ? [card(product)] : []
      }),
    faqLinks: (ids) =>
      ids.flatMap((id) => {
        const faq = faqs.get(id)
        return faq === undefined ? [] : [{ href: view.href(`support/faq/${faq.slug}`), question: faq.question }]
      }),
    postCard: (post) => ({
      href: view.href(`news/${post.slug}`),
      title: post.title,
      summary: post.summary,
      date: post.date.slice(0, 10),
      dateText: view.day(post.date),
      picture: view.decoration(post.cover),
    }),
    sections: (entries) => entries.map((entry) => sectionOf(entry, view)),
  }
  return view
}
