import type { Problem } from '../../../site/content/problem.ts'
import type { PageEntry } from '../../content/types/page.ts'
import type { EditionView } from '../edition-view.ts'
import { renderMarkdown } from '../markdown.ts'

/** The first list of the support page that leads to answers: each with its answer, so that nobody has to leave the page for it. */
export const supportProblems = (entry: PageEntry, view: EditionView): { problems: Problem[]; at: number } => {
  const answers = new Map(view.content.faqs.map(({ slug, answer }) => [view.href(`support/faq/${slug}`), answer]))
  const at = entry.sectionsCollection.findIndex(({ items }) => items?.some(({ href }) => answers.has(href ?? '')))
  const items = entry.sectionsCollection[at]?.items ?? []
  return {
    at,
    problems: items.flatMap(({ title, text, href = '' }) => {
      const answer = answers.get(href)
      return answer === undefined ? [] : [{ title, text: text ?? '', href, html: renderMarkdown(answer) }]
    }),
  }
}
