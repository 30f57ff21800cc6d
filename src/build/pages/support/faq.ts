import type Faq from '../../../site/pages/support/faq/page.tsx'
import { faqTopics } from '../../service/faq-topics.ts'
import { editorial } from '../../view/editorial.ts'
import { pageData } from '../../view/page-data.ts'

export const faq = pageData<typeof Faq>()((view, entry) => ({
  ...editorial(view, entry, 'support/faq'),
  topics: faqTopics(view),
}))
