import { type TermWords, termWords, withTerms } from '../../domain/shop/term-words.ts'
import type { EditionContent } from './edition-content.ts'
import { shopTermsOf } from './shop-terms.ts'
import type { SectionEntry } from './types/section.ts'

const filledSection = (section: SectionEntry, words: TermWords): SectionEntry => ({
  ...section,
  ...(section.heading != null && { heading: withTerms(section.heading, words) }),
  ...(section.body != null && { body: withTerms(section.body, words) }),
  ...(section.items != null && {
    items: section.items.map((item) => ({
      ...item,
      title: withTerms(item.title, words),
      ...(item.value !== undefined && { value: withTerms(item.value, words) }),
      ...(item.text !== undefined && { text: withTerms(item.text, words) }),
    })),
  }),
})

/** Pages and answers say the terms of the shop by name, {returnDays}, so that they never say others than the shop has. */
export const withTermWords = (content: EditionContent): EditionContent => {
  const terms = shopTermsOf(content)
  if (terms === undefined) return content
  const words = termWords(terms, content.edition)
  return {
    ...content,
    pages: content.pages.map((page) => ({
      ...page,
      seoDescription: withTerms(page.seoDescription, words),
      sectionsCollection: page.sectionsCollection.map((section) => filledSection(section, words)),
    })),
    faqs: content.faqs.map((faq) => ({ ...faq, answer: withTerms(faq.answer, words) })),
  }
}
