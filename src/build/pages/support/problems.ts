import type { Problem } from '../../../site/content/problem.ts'
import type { PageEntry } from '../../content/types/page.ts'
import type { EditionView } from '../edition-view.ts'
import { renderMarkdown } from '../markdown.ts'
import { symptomHref } from './symptom-href.ts'

/** The first list of the support page that leads to answers: each with its answer, so that nobody has to leave the page for it. */
export const supportProblems = (entry: PageEntry, view: EditionView): { problems: Problem[]; at: number } => {
  const answers = new Map(view.content.faqs.map((faq) => [view.href(`support/faq/${faq.slug}`), faq]))
  const at = entry.sectionsCollection.findIndex(({ items }) => items?.some(({ href }) => answers.has(href ?? '')))
  const items = entry.sectionsCollection[at]?.items ?? []
  return {
    at,
    problems: items.flatMap(({ title, text, href = '' }) => {
      const faq = answers.get(href)
      if (faq === undefined) return []
      const stepsHref = symptomHref(faq.sys.id, view)
      return [
        {
          title,
          text: text ?? '',
          href,
          html: renderMarkdown(faq.answer),
          ...(stepsHref !== undefined && { stepsHref }),
        },
      ]
    }),
  }
}
