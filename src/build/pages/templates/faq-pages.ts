import { faqPageJsonLd } from '../../json-ld/faq-page.ts'
import type { EditionView } from '../edition-view.ts'
import { plainText, renderMarkdown } from '../markdown.ts'
import { shorten } from '../shorten.ts'
import type { SitePage } from '../site-page.ts'
import { topicLink } from '../support/faq-topics.ts'
import { symptomHref } from '../support/symptom-href.ts'
import { withoutEmpty } from '../without-empty.ts'
import { templatePage } from './template-page.ts'

export const faqPages = (view: EditionView): SitePage[] =>
  view.content.faqs.map((faq) => {
    const path = view.href(`support/faq/${faq.slug}`)
    const answer = plainText(faq.answer)
    return templatePage(view, {
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
        stepsHref: symptomHref(faq.sys.id, view),
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
