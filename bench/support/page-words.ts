import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** An element as React and Astro take it. */
export interface WordsElement {
  readonly tag: string
  readonly props: Readonly<Record<string, string>>
  readonly children: readonly Words[]
}

export type Words = string | WordsElement

export interface WordsPage {
  readonly path: string
  readonly title: string
  readonly words: WordsElement
}

const kept =
  /^(main|header|section|article|aside|div|span|h[1-4]|p|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|th|td|strong|em|small|picture)$/
const dropped = /^(svg|button|form|fieldset|dialog|template|script|style|noscript)$/
const withoutWords = /^(source|img)$/
const withoutText = /^(ul|ol|dl|table|thead|tbody|tr|picture)$/
/** Those that make a picture what it is, by the names that React has for them. */
const pictureProps: Readonly<Record<string, string>> = {
  type: 'type',
  srcset: 'srcSet',
  sizes: 'sizes',
  src: 'src',
  width: 'width',
  height: 'height',
  alt: 'alt',
  loading: 'loading',
  decoding: 'decoding',
  fetchpriority: 'fetchPriority',
}

const isElement = (node: Node): node is Element => 'tagName' in node

const find = (node: Node, tag: string): Element | undefined => {
  if (isElement(node) && node.tagName === tag) return node
  if (!('childNodes' in node)) return undefined
  for (const child of node.childNodes) {
    const found = find(child, tag)
    if (found) return found
  }
  return undefined
}

const textOf = (words: Words): string => (typeof words === 'string' ? words : words.children.map(textOf).join(''))

const findTag = (words: Words, tag: string): WordsElement | undefined => {
  if (typeof words === 'string') return undefined
  if (words.tag === tag) return words
  for (const child of words.children) {
    const found = findTag(child, tag)
    if (found) return found
  }
  return undefined
}

/**
 * What a built page of ours has to say, in plain elements: its words, the first so many of its pictures, and the links to `pages`.
 * Whatever is for pointers, and what is empty without it, is left out.
 */
export const readPageWords = (
  siteDirectory: string,
  pathname: string,
  pages: readonly string[],
  pictures: number,
): WordsPage => {
  let picturesLeft = pictures

  const wordsOf = (node: Node): Words[] => {
    if ('value' in node) return [node.value.replaceAll(/\s+/g, ' ')]
    if (!isElement(node) || dropped.test(node.tagName)) return []
    const { tagName } = node
    if (tagName === 'picture') {
      if (picturesLeft === 0) return []
      picturesLeft -= 1
    }
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    const children = node.childNodes
      .flatMap(wordsOf)
      .filter((child) => typeof child !== 'string' || !withoutText.test(tagName))
    if (withoutWords.test(tagName)) return [{ tag: tagName, props: picturePropsOf(attributes), children: [] }]
    if (children.length === 0) return []
    const href = attributes.get('href') ?? ''
    if (tagName === 'a' && pages.includes(href)) return [{ tag: 'a', props: { href }, children }]
    return kept.test(tagName) ? [{ tag: tagName, props: {}, children }] : children
  }

  const main = find(parse(readFileSync(path.join(siteDirectory, pathname, 'index.html'), 'utf8')), 'main')
  const [words] = main ? wordsOf(main) : []
  const heading = words && findTag(words, 'h1')
  if (typeof words !== 'object' || !heading) throw new Error(`${pathname} has no words under a heading`)
  return { path: pathname, title: textOf(heading), words }
}

const picturePropsOf = (attributes: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    [...attributes].flatMap(([name, value]) => (pictureProps[name] ? [[pictureProps[name], value]] : [])),
  )

/** Addresses of all files that the pictures of a page may ask for. */
export const picturesIn = (words: Words): string[] => {
  if (typeof words === 'string') return []
  const { src, srcSet } = words.props
  const files = srcSet?.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '') ?? []
  return [...(src ? [src] : []), ...files, ...words.children.flatMap(picturesIn)]
}
