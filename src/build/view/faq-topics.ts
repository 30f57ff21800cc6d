import type { FaqTopic } from '../../site/content/faq.ts'
import type { EditionView } from './edition-view.ts'

const names: Record<string, string> = {
  choosing: 'Choosing a model',
  using: 'Using it',
  care: 'Looking after it',
  water: 'Water',
  warranty: 'Warranty',
  orders: 'Orders and delivery',
}

/** Questions by what somebody is doing when they come up. The topic's id is its anchor on the page of all questions. */
export const faqTopics = (view: EditionView): FaqTopic[] =>
  Object.entries(names).flatMap(([id, name]) => {
    const questions = view.faqLinks(view.content.faqs.filter(({ topic }) => topic === id).map(({ sys }) => sys.id))
    return questions.length === 0 ? [] : [{ id, name, questions }]
  })

export const topicLink = (id: string, view: EditionView) => ({
  label: names[id] ?? 'Questions',
  href: `${view.href('support/faq')}#${id}`,
})
