import type { Problem } from '../../../site/content/robot-problem.ts'
import type { SectionIn } from '../../../site/content/section.ts'
import type Support from '../../../site/pages/support/page.tsx'
import { symptomHref } from '../../after-sales/symptom-href.ts'
import type { EditionView } from '../../view/edition-view.ts'
import { editorial } from '../../view/editorial.ts'
import { renderMarkdown } from '../../view/markdown.ts'
import { pageData } from '../../view/page-data.ts'
import { phoneHoursOf } from '../../view/phone-hours-of.ts'

/** Each with its answer, so that nobody has to leave the page for it. */
const problemsIn = ({ items }: SectionIn<'support', 'problems'>, view: EditionView): Problem[] => {
  const answers = new Map(view.content.faqs.map((faq) => [view.href(`support/faq/${faq.slug}`), faq]))
  return items.map(({ title, text, href = '' }) => {
    const faq = answers.get(href)
    if (faq === undefined)
      throw new Error(`The page "support" of ${view.content.code} lists “${title}” with no answer: ${href}`)
    const stepsHref = symptomHref(faq.sys.id, view)
    return {
      title,
      text: text ?? '',
      href,
      html: renderMarkdown(faq.answer),
      ...(stepsHref !== undefined && { stepsHref }),
    }
  })
}

export const support = pageData<typeof Support>()((view, entry) => {
  const { title, slots, rest } = editorial(view, entry, 'support')
  const { problems, ...shown } = slots
  return {
    title,
    slots: shown,
    rest,
    heading: problems.heading ?? '',
    problems: problemsIn(problems, view),
    phoneHours: phoneHoursOf(view),
  }
})
