import type Faq from '../../site/templates/faq/page.tsx'
import { symptomHref } from '../after-sales/symptom-href.ts'
import { faqPageJsonLd } from '../json-ld/faq-page.ts'
import type { SitePage } from '../registry/site-page.ts'
import { templatePage } from '../registry/template-page.ts'
import type { EditionView } from '../view/edition-view.ts'
import { topicLink } from '../view/faq-topics.ts'
import { plainText, renderMarkdown } from '../view/markdown.ts'
import { shorten } from '../view/shorten.ts'
import { withoutEmpty } from '../view/without-empty.ts'

export const faqPages = (view: EditionView): SitePage[] =>
  view.content.faqs.map((faq) => {
    const path = view.href(`support/faq/${faq.slug}`)
    const answer = plainText(faq.answer)
    const stepsHref = symptomHref(faq.sys.id, view)
    return templatePage<typeof Faq>()(view, {
      path,
      entry: faq.sys.id,
      component: 'templates/faq',
      title: shorten(faq.question, 60),
      description: shorten(answer, 160),
      searchKind: 'question',
      breadcrumbs: [
        { name: 'Questions', path: view.href('support/faq') },
        { name: faq.question, path },
      ],
      jsonLd: [faqPageJsonLd(faq, view.content.edition.locale)],
      modified: faq.lastReviewed,
      data: withoutEmpty({
        ...(stepsHref !== undefined && { stepsHref }),
        topic: topicLink(faq.topic, view),
        question: faq.question,
        html: renderMarkdown(faq.answer),
        reviewed: view.day(faq.lastReviewed),
        products: view.cards(faq.productsCollection),
        others: view
          .faqLinks(
            view.content.faqs
              .filter((other) => other.topic === faq.topic && other !== faq)
              .map((other) => other.sys.id),
          )
          .slice(0, 4),
      }),
    })
  })
