import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

const unread = new Set(['style', 'title'])

const wordsIn = (node: Node): string => {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (node.nodeName === 'br') return ' '
  if (!('childNodes' in node) || unread.has(node.nodeName)) return ''
  const separator = node.nodeName === 'span' || node.nodeName === 'p' ? '' : ' '
  return node.childNodes.map(wordsIn).join(separator)
}

/** What a person reads of a page, with single spaces. */
export const wordsOfHtml = (html: string): string => wordsIn(parse(html)).replaceAll(/\s+/g, ' ').trim()
