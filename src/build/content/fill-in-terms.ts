import { type TermWords, termWords } from '../../domain/shop/term-words.ts'
import { filledIn } from '../../domain/text/placeholders.ts'
import type { EditionContent } from './edition-content.ts'
import { shopTermsOf } from './shop-terms.ts'
import type { SectionEntry } from './types/section.ts'

const filledSection = (section: SectionEntry, words: TermWords): SectionEntry => ({
  ...section,
  ...(section.heading != null && { heading: filledIn(section.heading, words) }),
  ...(section.body != null && { body: filledIn(section.body, words) }),
  ...(section.items != null && {
    items: section.items.map((item) => ({
      ...item,
      title: filledIn(item.title, words),
      ...(item.value !== undefined && { value: filledIn(item.value, words) }),
      ...(item.text !== undefined && { text: filledIn(item.text, words) }),
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
      seoDescription: filledIn(page.seoDescription, words),
      sectionsCollection: page.sectionsCollection.map((section) => filledSection(section, words)),
    })),
    faqs: content.faqs.map((faq) => ({ ...faq, answer: filledIn(faq.answer, words) })),
  }
}
