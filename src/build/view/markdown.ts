import MarkdownIt from 'markdown-it'
import { apartAgain, keepTogether } from '../../domain/text/keep-together.ts'

// Raw HTML in content is shown as text, never as markup.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })

/** Headings in content start below the page's and the section's own. */
markdown.core.ruler.push('lower-headings', (state) => {
  for (const token of state.tokens) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue
    token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 2)}`
  }
})

markdown.core.ruler.push('keep-together', (state) => {
  for (const { children } of state.tokens)
    for (const token of children ?? []) if (token.type === 'text') token.content = keepTogether(token.content)
})

const rendered = new Map<string, string>()

/** Editions share most of their text: each is rendered once. */
export const renderMarkdown = (source: string): string => {
  const known = rendered.get(source)
  if (known !== undefined) return known
  const html = markdown.render(source).trim()
  rendered.set(source, html)
  return html
}

/** A text that stands under nothing but the page's title: its headings come directly below that. */
export const renderArticle = (source: string): string =>
  renderMarkdown(source).replaceAll(
    /(<\/?h)([3-6])>/g,
    (_, tag: string, level: string) => `${tag}${Math.max(2, Number(level) - 2)}>`,
  )

/** As it is read by machines, which set no lines. */
export const renderForMachines = (source: string): string => apartAgain(renderMarkdown(source))

/** The words alone of what was rendered, as machines read them. */
export const wordsOf = (html: string): string =>
  apartAgain(html)
    .replaceAll(/<\/(p|li|h\d|blockquote|td|th)>|<br>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The words alone, for search and descriptions. */
export const plainText = (source: string): string => wordsOf(renderMarkdown(source))
