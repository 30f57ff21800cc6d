import { type SelectorComponent, transform } from 'lightningcss'
import type { Sheets } from './inline-styles.ts'

/** What an element, or those around it, must have for a rule to be theirs. */
interface Asked {
  readonly classes: readonly string[]
  readonly elements: readonly string[]
}

const askedBy = (selector: readonly SelectorComponent[]): Asked => ({
  classes: selector.flatMap((part) => (part.type === 'class' ? part.name : [])),
  elements: selector.flatMap((part) => (part.type === 'type' ? part.name : [])),
})

const readSheet = (css: string): Asked[] => {
  const asked: Asked[] = []
  transform({
    filename: '',
    code: Buffer.from(css),
    visitor: { Rule: { style: ({ value }) => void asked.push(...value.selectors.map(askedBy)) } },
  })
  return asked
}

const sheetsRead = new Map<string, Asked[]>()

const askedIn = (css: string): Asked[] => {
  const asked = sheetsRead.get(css) ?? readSheet(css)
  sheetsRead.set(css, asked)
  return asked
}

const elementsAround = ['html', 'body']

/**
 * The sheets that style something in the markup of a page. Names alone are looked at, not where they stand: a sheet too many costs some
 * bytes, one too few would show a page undressed. A sheet whose text is not known counts as used.
 */
export const sheetsUsed = (addresses: readonly string[], sheets: Sheets, html: string): string[] => {
  const classes = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const elements = new Set([
    ...elementsAround,
    ...[...html.matchAll(/<([a-z][a-z\d]*)/gi)].map(([, name = '']) => name),
  ])
  return addresses.filter((href) => {
    const css = sheets[href]
    if (css === undefined) return true
    return askedIn(css).some(
      (asked) => asked.classes.every((name) => classes.has(name)) && asked.elements.every((name) => elements.has(name)),
    )
  })
}
