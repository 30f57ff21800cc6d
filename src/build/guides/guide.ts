import type { EditionContent } from '../content/edition-content.ts'
import type { Asset } from '../content/types/asset.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { fillIn } from './fill-in.ts'

/** The words and the picture of one quick guide. The same guide is the same file, to the byte. */
export interface Guide {
  file: string
  lang: string
  /** ISO moment: when the product was published. */
  published: string
  brand: string
  name: string
  summary: string
  picture: Pick<Asset, 'url' | 'description'>
  box: string[]
  steps: { title: string; text: string }[]
  specifications: Record<string, Record<string, string>>
  care: string[]
  warranty: string
  help: { company: string; phone: string; email: string; hours: string; address: string }
}

export const guideFile = (edition: string, slug: string): string => `downloads/${edition}/${slug}-quick-guide.pdf`

const warrantyOf = (years: number, note: string): string => `${years} ${years === 1 ? 'year' : 'years'}. ${note}`

/** Undefined for what needs no guide: parts, and whatever its line has nothing to say about. */
export const guideOf = (product: ProductEntry, content: EditionContent): Guide | undefined => {
  const { edition, brand, code } = content
  const [front] = product.imagesCollection
  const values = Object.assign({}, ...Object.values(product.specifications)) as Record<string, string>
  const line = content.productLines.find(({ sys }) => sys.id === product.productLine)
  const written = line?.guides?.find(({ kind }) => kind === undefined || kind === values.Kind)
  if (written === undefined || front === undefined) return undefined
  const fill = (text: string) =>
    fillIn(text, { ...values, name: product.name, safetySwitch: edition.safetySwitch }, `${product.slug} in ${code}`)
  return {
    file: guideFile(code, product.slug),
    lang: edition.locale,
    published: product.sys.publishedAt,
    brand: brand.name,
    name: product.name,
    summary: product.summary,
    picture: { url: front.url, description: front.description },
    box: product.whatsInTheBox,
    steps: written.steps.map(({ title, text }) => ({ title: fill(title), text: fill(text) })),
    specifications: product.specifications,
    care: written.care.map(fill),
    warranty: warrantyOf(product.warrantyYears, edition.warrantyNote),
    help: {
      company: edition.companyName,
      phone: edition.phone,
      email: edition.email,
      hours: edition.hours,
      address: `${edition.street}, ${edition.suburb} ${edition.state} ${edition.postcode}`,
    },
  }
}
