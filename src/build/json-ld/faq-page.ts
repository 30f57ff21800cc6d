import type { FaqEntry } from '../content/types/faq.ts'
import { renderForMachines } from '../view/markdown.ts'

export const faqPageJsonLd = (faq: FaqEntry, lang: string): Record<string, unknown> => ({
  '@type': 'FAQPage',
  inLanguage: lang,
  dateModified: faq.lastReviewed,
  mainEntity: [
    {
      '@type': 'Question',
      name: faq.question,
      acceptedAnswer: { '@type': 'Answer', text: renderForMachines(faq.answer) },
    },
  ],
})
