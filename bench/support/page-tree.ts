import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

/** An element as React and Astro take it: both write attributes by the names that HTML has for them. */
export interface TreeElement {
  readonly tag: string
  readonly props: Readonly<Record<string, string | true>>
  readonly children: readonly Tree[]
  /** For links to a page that the app has too. */
  readonly isOwnLink?: boolean
}

export type Tree = string | TreeElement

export interface PageTree {
  readonly path: string
  readonly title: string
  readonly tree: TreeElement
}

export const isElement = (node: Node): node is Element => 'tagName' in node

export const attributesOf = (element: Element): Map<string, string> =>
  new Map(element.attrs.map(({ name, value }) => [name, value]))

export const parsePage = (siteDirectory: string, pathname: string): Node =>
  parse(readFileSync(path.join(siteDirectory, pathname, 'index.html'), 'utf8'))

export const findAll = (node: Node, is: (element: Element) => boolean): Element[] => [
  ...(isElement(node) && is(node) ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap((child) => findAll(child, is)) : []),
]

const elementsOf = (tree: Tree): TreeElement[] =>
  typeof tree === 'string' ? [] : [tree, ...tree.children.flatMap(elementsOf)]

const textOf = (tree: Tree): string => (typeof tree === 'string' ? tree : tree.children.map(textOf).join(''))

export const toPageTree = (pathname: string, tree: Tree | undefined): PageTree => {
  const heading = tree && elementsOf(tree).find(({ tag }) => tag === 'h1')
  if (typeof tree !== 'object' || !heading) throw new Error(`${pathname} has no words under a heading`)
  return { path: pathname, title: textOf(heading), tree }
}

/** Addresses of all files that the pictures and icons of a page may ask for. */
export const filesOf = ({ tree }: PageTree): string[] =>
  elementsOf(tree).flatMap(({ tag, props: { src, srcset, href } }) => [
    ...(typeof src === 'string' ? [src] : []),
    ...(typeof srcset === 'string' ? srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '') : []),
    ...(tag === 'use' && typeof href === 'string' ? [href.split('#')[0] ?? ''] : []),
  ])
