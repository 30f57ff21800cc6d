import type { FaqEntry } from '../content/types/faq.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { EditionView } from '../view/edition-view.ts'

const atMost = 5

/** What people ask about a product: its own questions, those that name it, then those of its line. */
export const productQuestions = (product: ProductEntry, view: EditionView): FaqEntry[] => {
  const { faqs, productLines } = view.content
  const line = productLines.find((entry) => entry.sys.id === product.productLine)
  const ids = new Set([
    ...product.faqsCollection,
    ...faqs.filter((faq) => faq.productsCollection.includes(product.sys.id)).map((faq) => faq.sys.id),
    ...(line?.faqsCollection ?? []),
  ])
  return [...ids].flatMap((id) => faqs.find((faq) => faq.sys.id === id) ?? []).slice(0, atMost)
}
