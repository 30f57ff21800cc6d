import { globSync, readFileSync } from 'node:fs'
import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { expect, it } from 'vitest'

/** Those in brackets of a part: of `:is(a, b)` both. */
const within = (part: SelectorComponent): Selector[] => {
  if (part.type !== 'pseudo-class') return []
  if (part.kind === 'is' || part.kind === 'where') return part.selectors
  return part.kind === 'global' || part.kind === 'local' ? [part.selector] : []
}

const isNamed = (element: Selector): boolean =>
  element.some((part) => {
    const choices = within(part)
    return ['type', 'class', 'id', 'attribute'].includes(part.type) || (choices.length > 0 && choices.every(isNamed))
  })

/** Whether something behind a `:has(…)` is styled of which nothing is known. */
const styledByHas = (selector: Selector): boolean => {
  const has = selector.findLastIndex((part) => part.type === 'pseudo-class' && part.kind === 'has')
  const last = selector.findLastIndex((part) => part.type === 'combinator')
  return has >= 0 && last > has && !isNamed(selector.slice(last + 1))
}

const isNameless = (selector: Selector): boolean =>
  styledByHas(selector) || selector.flatMap(within).some((inner) => isNameless(inner))

/** On screen: printing has a page styled anew anyway. */
const namelessIn = (filename: string): string[] => {
  const found: string[] = []
  transform({
    filename,
    code: readFileSync(filename),
    cssModules: filename.endsWith('.module.css'),
    visitor: {
      Rule: {
        media: ({ value: { query, loc } }) =>
          query.mediaQueries.every(({ mediaType }) => mediaType === 'print')
            ? { type: 'media', value: { query, loc, rules: [] } }
            : undefined,
        style: ({ value: { selectors, loc } }) => {
          if (selectors.some(isNameless)) found.push(`${filename}:${loc.line + 1}`)
          return undefined
        },
      },
    },
  })
  return found
}

it('what :has() decides about is named: else Chromium styles all of a page anew for whatever is added to it', () => {
  expect(globSync('src/site/**/*.css').flatMap(namelessIn)).toEqual([])
})
