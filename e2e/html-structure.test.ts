import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { beforeAll, describe, expect, it } from 'vitest'
import { testSiteDirectory } from './support/test-site-directory.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

interface Page {
  file: string
  elements: Element[]
}

const isElement = (node: Node): node is Element => 'tagName' in node
const below = (node: { childNodes: Node[] }): Element[] =>
  node.childNodes.filter(isElement).flatMap((element) => [element, ...below(element)])
const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value

let pages: Page[]

beforeAll(() => {
  pages = readdirSync(testSiteDirectory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('page-data'))
    .map((file) => ({
      file,
      elements: below(parse(readFileSync(path.join(testSiteDirectory, file), 'utf8'), { scriptingEnabled: false })),
    }))
})

/** What is wrong anywhere, each once with the first page that has it. */
const wrong = (problemsOf: (page: Page) => string[]): string[] => {
  const found = new Map<string, string>()
  for (const page of pages)
    for (const problem of problemsOf(page)) if (!found.has(problem)) found.set(problem, page.file)
  return [...found].map(([problem, file]) => `${file}: ${problem}`)
}

const interactive = ['a', 'button', 'input', 'select', 'textarea', 'summary', 'label']

describe('the elements of every page', () => {
  it('have ids of their own', () => {
    expect(
      wrong(({ elements }) => {
        const ids = elements.flatMap((element) => attribute(element, 'id') ?? [])
        return ids.filter((id, place) => ids.indexOf(id) !== place)
      }),
    ).toEqual([])
  })

  it('refer to others that exist', () => {
    expect(
      wrong(({ elements }) => {
        const ids = new Set(elements.flatMap((element) => attribute(element, 'id') ?? []))
        return elements.flatMap((element) =>
          ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list', 'form'].flatMap(
            (name) =>
              (attribute(element, name) ?? '')
                .split(/\s+/)
                .filter((id) => id !== '' && !ids.has(id))
                .map((id) => `${element.tagName} ${name}="${id}"`),
          ),
        )
      }),
    ).toEqual([])
  })

  it('stand where the standard lets them: items in lists, nothing to press inside something to press', () => {
    expect(
      wrong(({ elements }) =>
        elements.flatMap((element) => {
          const children = element.childNodes.filter(isElement).map(({ tagName }) => tagName)
          if (['ul', 'ol'].includes(element.tagName))
            return children.filter((name) => name !== 'li').map((name) => `${name} in ${element.tagName}`)
          if (element.tagName === 'dl')
            return children.filter((name) => !['dt', 'dd', 'div'].includes(name)).map((name) => `${name} in dl`)
          if (['a', 'button'].includes(element.tagName))
            return below(element)
              .filter(({ tagName }) => interactive.includes(tagName))
              .map(({ tagName }) => `${tagName} in ${element.tagName}`)
          return []
        }),
      ),
    ).toEqual([])
  })

  it('are named one by one: a label has one control, a term stands before its descriptions and once in its list', () => {
    const labelable = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']
    const textOf = (node: Node): string =>
      'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
    expect(
      wrong(({ elements }) =>
        elements.flatMap((element) => {
          const children = element.childNodes.filter(isElement)
          if (element.tagName === 'label') {
            const controls = below(element).filter(({ tagName }) => labelable.includes(tagName))
            return controls.length > 1 ? [`label with ${controls.length} controls`] : []
          }
          if (element.tagName !== 'dl') return []
          const groups = children.filter(({ tagName }) => tagName === 'div')
          const names = below(element)
            .filter(({ tagName }) => tagName === 'dt')
            .map(textOf)
          return [
            ...groups
              .filter((group) => group.childNodes.find(isElement)?.tagName !== 'dt')
              .map((group) => `a group of dl without dt first: ${textOf(group).slice(0, 40)}`),
            ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `dt twice in its dl: ${name}`),
          ]
        }),
      ),
    ).toEqual([])
  })

  it('are sections only where they have a heading or a name', () => {
    expect(
      wrong(({ elements }) =>
        elements
          .filter((element) => element.tagName === 'section' && attribute(element, 'aria-label') === undefined)
          .filter((section) => !below(section).some(({ tagName }) => /^h[1-6]$/.test(tagName)))
          .map((section) => `section class="${attribute(section, 'class')}"`),
      ),
    ).toEqual([])
  })

  it('have headings that go down one level at a time', () => {
    expect(
      wrong(({ elements }) => {
        const levels = elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []))
        return levels.flatMap((level, place) => {
          const before = levels[place - 1] ?? 0
          return level > before + 1 && place > 0 ? [`h${before} then h${level}`] : []
        })
      }),
    ).toEqual([])
  })

  it('take no values that no browser knows', () => {
    const types = [
      'text',
      'search',
      'email',
      'tel',
      'number',
      'range',
      'checkbox',
      'radio',
      'date',
      'file',
      'hidden',
      'url',
    ]
    expect(
      wrong(({ elements }) =>
        elements.flatMap((element) => {
          if (element.tagName === 'button' && !attribute(element, 'type')) return ['a button without a type']
          const type = attribute(element, 'type')
          return element.tagName === 'input' && type !== undefined && !types.includes(type)
            ? [`input type ${type}`]
            : []
        }),
      ),
    ).toEqual([])
  })
})
