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

const dropped = /^(script|template|noscript)$/
const withoutText = /^(ul|ol|dl|table|thead|tbody|tr|picture|select)$/
/** There or not; React would take the empty value that HTML gives them for a no. */
const flags = /^(disabled|inert|hidden|novalidate|required|readonly|open)$/

/** A built page of ours as a visitor sees it, header and footer with it: every element with every attribute, without its scripts. */
export const readPageLooks = (siteDirectory: string, pathname: string, pages: readonly string[]): PageTree => {
  const treeOf = (node: Node): Tree[] => {
    if ('value' in node) return [node.value]
    if (!isElement(node) || dropped.test(node.tagName)) return []
    const { tagName: tag } = node
    const attributes = attributesOf(node)
    const props = Object.fromEntries([...attributes].map(([name, value]) => [name, flags.test(name) || value]))
    const children = node.childNodes
      .flatMap(treeOf)
      .filter((child) => typeof child !== 'string' || !withoutText.test(tag))
    return [{ tag, props, children, isOwnLink: tag === 'a' && pages.includes(attributes.get('href') ?? '') }]
  }

  const [root] = findAll(parsePage(siteDirectory, pathname), (element) => attributesOf(element).get('id') === 'root')
  return toPageTree(pathname, root && treeOf(root)[0])
}

/** Every style sheet that one of these pages has, once. */
export const readStyles = (siteDirectory: string, pages: readonly string[]): string => {
  const sheets = pages.flatMap((page) =>
    findAll(parsePage(siteDirectory, page), ({ tagName }) => tagName === 'style').map((style): [string, string] => [
      attributesOf(style).get('data-href') ?? '',
      style.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
    ]),
  )
  return [...new Map(sheets).values()].join('\n')
}

/** Addresses of the files that style sheets ask for. */
export const filesOfStyles = (styles: string): string[] =>
  [...styles.matchAll(/url\("?(\/[^)"]+)"?\)/g)].map(([, address]) => address ?? '')
