import type { Problem } from '../../../site/content/problem.ts'
import type Support from '../../../site/pages/support/page.tsx'
import type { PageEntry } from '../../content/types/page.ts'
import { symptomHref } from '../../service/symptom-href.ts'
import type { EditionView } from '../../view/edition-view.ts'
import { editorial } from '../../view/editorial.ts'
import { renderMarkdown } from '../../view/markdown.ts'
import { pageData } from '../../view/page-data.ts'

/** The first list of the support page that leads to answers: each with its answer, so that nobody has to leave the page for it. */
const supportProblems = (view: EditionView, entry: PageEntry): { problems: Problem[]; at: number } => {
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

export const support = pageData<typeof Support>()((view, entry) => {
  const { title, sections } = editorial(view, entry)
  const { at, problems } = supportProblems(view, entry)
  if (problems.length === 0) return { title, sections, problems }
  const heading = sections[at]?.heading
  return { title, problems, ...(heading !== undefined && { heading }), sections: sections.toSpliced(at, 1) }
})
