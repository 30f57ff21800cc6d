import { centsFromPrice } from '../../domain/money/money.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { SearchEntry } from '../../site/features/search/search-entry.ts'
import { joinedNames, mayNameModel, tellsSomething, wordsOf } from '../../site/features/search/words.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { SitePage } from '../registry/site-page.ts'
import { plainText } from '../view/markdown.ts'
import { shorten } from '../view/shorten.ts'

const lastSegment = (path: string): string => path.split('/').at(-2) ?? ''

/** A number may belong to a small word that stands before it: "up to 3" names nothing. */
const namesIn = (text: string): string[] => joinedNames(text).filter((name) => mayNameModel(name.replace(/\d.*$/, '')))

/** Words that are not shown anyway, each once, and only those that say something; nobody asks for a bare 3636. */
const hiddenWords = (texts: string[], shown: string): string => {
  const known = new Set([...wordsOf(shown), ...joinedNames(shown)])
  const words = texts.flatMap((text) => [
    ...wordsOf(text).filter((word) => word.length > 3 && tellsSomething(word) && !/^\d+$/.test(word)),
    ...namesIn(text),
  ])
  return [...new Set(words)].filter((word) => !known.has(word)).join(' ')
}

const withWords = (entry: SearchEntry, ...texts: string[]): SearchEntry => {
  const words = hiddenWords(texts, `${entry.title} ${entry.text}`)
  return words === '' ? entry : { ...entry, words }
}

const productEntry = (page: SitePage, product: ProductEntry, { edition }: EditionContent): SearchEntry => {
  const { name, summary, sku, price, features, specifications } = product
  const front = page.picture
  return withWords(
    {
      path: page.path,
      kind: 'product',
      title: name,
      text: shorten(summary, 90),
      sku,
      price: formatMoney(centsFromPrice(price), edition.currency, edition.locale),
      ...(front && { picture: { id: front.id, width: front.width, height: front.height } }),
    },
    page.title,
    ...features.map(({ title }) => title),
    ...Object.values(specifications).flatMap((group) => Object.values(group)),
  )
}

/** Where it helps, in words: a post says its day, a page what it is about. */
const pageEntry = (page: SitePage, content: EditionContent): SearchEntry => {
  const title = page.breadcrumbs.at(-1)?.name ?? page.title
  const entry = { path: page.path, kind: page.searchKind, title, text: shorten(page.description, 90) }
  const question = content.faqs.find(({ slug }) => page.searchKind === 'question' && slug === lastSegment(page.path))
  return withWords(entry, question === undefined ? page.title : plainText(question.answer))
}

const dealerEntries = ({ code, dealers }: EditionContent): SearchEntry[] =>
  dealers.map(({ slug, name, street, suburb, state, postcode }) => ({
    path: `/${code}/support/find-a-dealer/${slug}/`,
    kind: 'dealer',
    title: name,
    text: `${street}, ${suburb} ${postcode}`,
    words: state,
  }))

/**
 * Everything that can be found in an edition: its pages, and dealers by their suburbs. Of some pages it may be known. The index is made
 * in the browser, by `search-index.ts` of `site/features/search/`; `find-matches.ts` and `ranking.ts` there put what is found in order.
 */
export const searchEntriesOf = (
  content: EditionContent,
  pages: SitePage[],
  known: ReadonlyMap<string, SearchEntry> = new Map(),
): SearchEntry[] => {
  const products = new Map(content.products.map((product) => [product.slug, product]))
  const paths = new Set(pages.map(({ path }) => path))
  // A line that is told on a page of its own is found there.
  const told = new Set(
    content.productLines
      .filter(({ landingPage }) => paths.has(`/${content.code}/${landingPage}/`))
      .map(({ slug }) => `/${content.code}/product-lines/${slug}/`),
  )
  const listed = pages.filter(({ path, searchKind }) => !told.has(path) && searchKind !== 'dealer')
  return [
    ...listed.map((page) => {
      const before = known.get(page.path)
      if (before !== undefined) return before
      const product = page.searchKind === 'product' ? products.get(lastSegment(page.path)) : undefined
      return product === undefined ? pageEntry(page, content) : productEntry(page, product, content)
    }),
    ...dealerEntries(content),
  ]
}
