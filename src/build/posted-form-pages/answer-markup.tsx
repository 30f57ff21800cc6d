import { renderToStaticMarkup } from 'react-dom/server'
import { allForms } from '../../domain/forms/all-forms.ts'
import { formsPath } from '../../domain/forms/form-paths.ts'
import type { PostedAnswer } from '../../domain/forms/posted-answer.ts'
import { answeredForm } from '../../site/features/forms/answered-form.ts'
import { FormSent } from '../../site/features/forms/form-sent.tsx'
import { type SendingWords, SiteForm } from '../../site/features/forms/site-form.tsx'

const never = () => Promise.reject(new Error('Nothing is sent from the server'))

/** What stands in the place of the form. */
export const answerMarkup = ({ form, context, said }: PostedAnswer, words: SendingWords): string =>
  renderToStaticMarkup(
    said.state === 'sent' ? (
      <FormSent words={words.sent} reference={said.reference} notes={[]} />
    ) : (
      <SiteForm
        definition={allForms[form]}
        context={context}
        action={formsPath}
        send={never}
        upload={never}
        words={words}
        answered={answeredForm(said.returned)}
      />
    ),
    // Apart from the ids that the page around it has.
    { identifierPrefix: 'answer-' },
  )
