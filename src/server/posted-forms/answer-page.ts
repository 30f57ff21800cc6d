import { escapeMarkup } from '../../build/document/escape.ts'
import { localeOf } from '../../domain/edition/edition-code.ts'
import { formNames, formPath } from '../../domain/forms/form-kind.ts'
import type { FormWords } from '../../site/features/forms/site-form.tsx'
import type { SiteFiles } from '../site-files.ts'
import type { Answered } from './answer-markup.tsx'
import { formWordsIn, withFormReplaced, withoutScripts, withTitleBefore } from './built-page.ts'
import type { OpenedForm } from './posted-entries.ts'

/** Fetched when somebody posts: tools run the server without a bundle, where Node reads no JSX. */
const markup = () => import('./answer-markup.tsx')

/** The file of the page that an answer is made from. */
export const answeredDocument = ({ form, edition }: OpenedForm): string =>
  `${formPath(form, edition).slice(1)}index.html`

const builtPage = async (files: SiteFiles, opened: OpenedForm): Promise<string> => {
  const file = await files.read(answeredDocument(opened))
  if (file === undefined) return ''
  return new Response(file.body ?? files.stream(file, { start: 0, end: file.size - 1 })).text()
}

/** For the moment in which a new build has taken the page away: an answer without clothes is better than none. */
const barePage = ({ form, edition }: OpenedForm, answer: string): string => {
  const name = escapeMarkup(formNames[form])
  return `<!doctype html>
<html lang="${localeOf(edition)}">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title></head>
<body><main><h1>${name}</h1>${answer}</main></body>
</html>
`
}

/** The page of the form, with what became of it in its place. */
export const answerPage = async (files: SiteFiles, outcome: Answered, phone: string): Promise<string> => {
  const { opened, state } = outcome
  const [{ answerMarkup }, page] = await Promise.all([markup(), builtPage(files, opened)])
  const words: FormWords = { instead: `Or ring ${phone}.`, ...formWordsIn(page, opened.form) }
  const answer = answerMarkup(outcome, words)
  const whole = withFormReplaced(withoutScripts(page), opened.form, answer) ?? barePage(opened, answer)
  return withTitleBefore(whole, state === 'sent' ? 'Sent: ' : 'Not sent yet: ')
}
