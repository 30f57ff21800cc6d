import type Faq from '../../../site/pages/support/faq/page.tsx'
import { editorial } from '../../view/editorial.ts'
import { faqTopics } from '../../view/faq-topics.ts'
import { pageData } from '../../view/page-data.ts'

export const faq = pageData<typeof Faq>()((view, entry) => ({
  ...editorial(view, entry, 'support/faq'),
  topics: faqTopics(view),
}))
