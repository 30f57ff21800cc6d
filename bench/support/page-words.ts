import {
  attributesOf,
  findAll,
  isElement,
  type Node,
  type PageTree,
  parsePage,
  type Tree,
  toPageTree,
} from './page-tree.ts'

const kept =
  /^(main|header|section|article|aside|div|span|h[1-4]|p|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|th|td|strong|em|small|picture)$/
const dropped = /^(svg|button|form|fieldset|dialog|template|script|style|noscript)$/
const withoutWords = /^(source|img)$/
const withoutText = /^(ul|ol|dl|table|thead|tbody|tr|picture)$/
/** Those that make a picture what it is. */
const pictureProps = /^(type|srcset|sizes|src|width|height|alt|loading|decoding|fetchpriority)$/

/**
 * What a built page of ours has to say, in plain elements: its words, the first so many of its pictures, and the links to `pages`.
 * Whatever is for pointers, and what is empty without it, is left out.
 */
export const readPageWords = (
  siteDirectory: string,
  pathname: string,
  pages: readonly string[],
  pictures: number,
): PageTree => {
  let picturesLeft = pictures

  const wordsOf = (node: Node): Tree[] => {
    if ('value' in node) return [node.value.replaceAll(/\s+/g, ' ')]
    if (!isElement(node) || dropped.test(node.tagName)) return []
    const { tagName: tag } = node
    if (tag === 'picture') {
      if (picturesLeft === 0) return []
      picturesLeft -= 1
    }
    const attributes = attributesOf(node)
    const children = node.childNodes
      .flatMap(wordsOf)
      .filter((child) => typeof child !== 'string' || !withoutText.test(tag))
    if (withoutWords.test(tag))
      return [{ tag, props: Object.fromEntries([...attributes].filter(([name]) => pictureProps.test(name))), children }]
    if (children.length === 0) return []
    const href = attributes.get('href') ?? ''
    if (tag === 'a' && pages.includes(href)) return [{ tag, props: { href }, children, isOwnLink: true }]
    return kept.test(tag) ? [{ tag, props: {}, children }] : children
  }

  const [main] = findAll(parsePage(siteDirectory, pathname), ({ tagName }) => tagName === 'main')
  return toPageTree(pathname, main && wordsOf(main)[0])
}
