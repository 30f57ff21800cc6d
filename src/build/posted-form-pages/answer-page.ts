import { localeOf } from '../../domain/edition/edition-code.ts'
import { formNames } from '../../domain/forms/form-kind.ts'
import type { AnswerPage, PostedAnswer } from '../../domain/forms/posted-answer.ts'
import type { SendingWords } from '../../site/features/forms/site-form.tsx'
import { escapeMarkup } from '../document/escape.ts'
import { answerMarkup } from './answer-markup.tsx'
import { sendingWordsIn, withFormReplaced, withoutScripts, withTitleBefore } from './built-page.ts'

/** For the moment in which a new build has taken the page away: an answer without clothes is better than none. */
const barePage = ({ form, context }: PostedAnswer, markup: string): string => {
  const name = escapeMarkup(formNames[form])
  return `<!doctype html>
<html lang="${localeOf(context.edition)}">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title></head>
<body><main><h1>${name}</h1>${markup}</main></body>
</html>
`
}

/** The page of the form, with what became of it in its place. */
export const answerPage: AnswerPage = (builtPage, answer) => {
  const { form, phone, said } = answer
  const words: SendingWords = { instead: `Or ring ${phone}.`, ...sendingWordsIn(builtPage, form) }
  const markup = answerMarkup(answer, words)
  const whole = withFormReplaced(withoutScripts(builtPage), form, markup) ?? barePage(answer, markup)
  return withTitleBefore(whole, said.state === 'sent' ? 'Sent: ' : 'Not sent yet: ')
}
