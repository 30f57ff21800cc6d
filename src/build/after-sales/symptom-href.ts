import type { EditionView } from '../view/edition-view.ts'

/** Where the symptom that a question is about is looked for step by step. */
export const symptomHref = (faq: string, view: EditionView): string | undefined => {
  const symptom = view.content.troubleshooting.find((step) => step.symptom != null && step.faq === faq)
  return symptom && `${view.href('support/troubleshooting')}?symptom=${symptom.slug}`
}
