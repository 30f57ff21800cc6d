import * as v from 'valibot'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import type { SendingWords } from '../../site/features/forms/site-form.tsx'
import { staysAttribute } from '../document/inline-scripts.ts'

const script = /<script\b([^>]*)>[\s\S]*?<\/script>\n?/g
const scriptLink = /<link\b[^>]*\b(?:rel="modulepreload"|as="(?:script|fetch)")[^>]*>\n?/g

/** Nothing comes to life on an answer: the page's own scripts would put the empty form back. The chosen colours stay. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(script, (element, attributes: string) => (attributes.includes(staysAttribute) ? element : ''))
    .replaceAll(scriptLink, '')

export const withTitleBefore = (html: string, words: string): string => html.replace('<title>', () => `<title>${words}`)

const formElement = (kind: FormKind): RegExp => new RegExp(`<form\\b[^>]*\\bdata-form="${kind}"[^>]*>[\\s\\S]*?</form>`)

/** Undefined where the page has no such form. */
export const withFormReplaced = (html: string, kind: FormKind, answer: string): string | undefined => {
  const found = formElement(kind).exec(html)
  if (found === null) return undefined
  return html.slice(0, found.index) + answer + html.slice(found.index + found[0].length)
}

const words = v.object({
  send: v.string(),
  sent: v.object({ heading: v.string(), text: v.string() }),
  instead: v.exactOptional(v.string()),
})

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

const plainWords: SendingWords = {
  send: 'Send',
  sent: { heading: 'It has arrived', text: 'Keep the number: it helps us find what you wrote.' },
}

/** What the page has its form say. */
export const sendingWordsIn = (html: string, kind: FormKind): SendingWords => {
  const [element = ''] = formElement(kind).exec(html) ?? []
  const written = /\bdata-words="([^"]*)"/.exec(element)?.[1] ?? ''
  try {
    return v.parse(
      words,
      JSON.parse(written.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (each) => entities[each] ?? each)),
    )
  } catch {
    return plainWords
  }
}
