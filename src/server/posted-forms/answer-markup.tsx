import { renderToStaticMarkup } from 'react-dom/server'
import { allForms } from '../../domain/forms/all-forms.ts'
import { formsAddress } from '../../domain/forms/hidden-fields.ts'
import { FormSent } from '../../site/features/forms/form-sent.tsx'
import { type FormWords, SiteForm } from '../../site/features/forms/site-form.tsx'
import type { PostOutcome } from './take-posted-form.ts'

export type Answered = Exclude<PostOutcome, { state: 'unread' }>

const never = () => Promise.reject(new Error('Nothing is sent from the server'))

/** What stands in the place of the form. */
export const answerMarkup = (outcome: Answered, words: FormWords): string => {
  const { form, context } = outcome.opened
  return renderToStaticMarkup(
    outcome.state === 'sent' ? (
      <FormSent words={words.sent} reference={outcome.reference} notes={[]} />
    ) : (
      <SiteForm
        definition={allForms[form]}
        context={context}
        action={formsAddress}
        send={never}
        upload={never}
        words={words}
        answered={outcome.shown}
      />
    ),
    // Apart from the ids that the page around it has.
    { identifierPrefix: 'answer-' },
  )
}
