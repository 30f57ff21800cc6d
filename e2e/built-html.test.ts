import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  scanIds,
  attribute as scannedAttribute,
  scanTags,
  type Tag,
  withoutCode,
} from '../src/build/check/scan-tags.ts'
import { testSiteDirectory } from './support/test-site-directory.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

interface BuiltDocument {
  file: string
  errors: string[]
  lang: string
  kind: string
  /** Whether it is the page that search engines should know, not a copy of it. */
  original: boolean
  mainText: string
  /** What the build's own check looks at, read by a reader of any HTML and by the build's. */
  tags: { read: string[]; scanned: string[] }
  ids: { read: string[]; scanned: string[] }
  structuredData: string
}

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])

const find = (node: Node, tagName: string): Node | undefined => {
  if ('tagName' in node && node.tagName === tagName) return node
  for (const child of childrenOf(node)) {
    const found = find(child, tagName)
    if (found !== undefined) return found
  }
  return undefined
}

const textOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(' '))

const attribute = (node: Node | undefined, name: string): string =>
  (node !== undefined && 'attrs' in node && node.attrs.find((each) => each.name === name)?.value) || ''

const elementsIn = (node: Node): Element[] => [
  ...('tagName' in node ? [node] : []),
  ...childrenOf(node).flatMap(elementsIn),
]

const checked = ['href', 'src', 'id', 'alt', 'width', 'height', 'aria-label']

const tagText = (element: Element): string =>
  [element.tagName, ...checked.map((name) => element.attrs.find((each) => each.name === name)?.value)].join('|')

const scannedText = (tag: Tag): string => [tag.name, ...checked.map((each) => scannedAttribute(tag, each))].join('|')

const readDocument = (file: string): BuiltDocument => {
  const html = readFileSync(path.join(testSiteDirectory, file), 'utf8')
  const errors: string[] = []
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    // What stands there for those without scripts is read too.
    scriptingEnabled: false,
    onParseError: ({ code, startLine, startCol }) => errors.push(`${file}:${startLine}:${startCol} ${code}`),
  })
  const elements = elementsIn(document).filter(({ tagName }) => !['script', 'style'].includes(tagName))
  const markup = withoutCode(html)
  const root = find(document, 'html')
  const main = find(document, 'main')
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
  return {
    file,
    errors,
    lang: attribute(root, 'lang'),
    kind: attribute(root, 'data-page-kind'),
    original: canonical === `https://poolwright.example${attribute(root, 'data-page-path')}`,
    structuredData: /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{"@graph":[]}',
    tags: { read: elements.map(tagText), scanned: scanTags(markup).map(scannedText) },
    ids: {
      read: elements.map((element) => attribute(element, 'id')).filter((id) => id !== ''),
      scanned: scanIds(markup),
    },
    mainText: main === undefined ? '' : textOf(main).replaceAll(/\s+/g, ' ').trim(),
  }
}

const graphSchema = v.object({ '@graph': v.array(v.looseObject({ '@type': v.string() })) })

const thingsIn = ({ structuredData }: BuiltDocument): string[] =>
  v.parse(graphSchema, JSON.parse(structuredData))['@graph'].map((thing) => thing['@type'])

let documents: BuiltDocument[]

beforeAll(() => {
  documents = readdirSync(testSiteDirectory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('page-data'))
    .map(readDocument)
})

describe('the HTML of every page', () => {
  it('is what the standard says, to the last tag [R17]', () => {
    expect(documents.length).toBeGreaterThan(300)
    expect(documents.flatMap(({ errors }) => errors)).toEqual([])
  })

  it('is read by the build’s quick check as a reader of any HTML reads it', () => {
    const misread = documents.flatMap(({ file, tags: { read, scanned } }) =>
      read.join('\n') === scanned.join('\n') ? [] : [`${file}: ${read.find((tag, at) => tag !== scanned[at])}`],
    )
    for (const { file, ids } of documents) expect(ids.scanned, file).toEqual(ids.read)
    expect(misread).toEqual([])
  })

  it('has words of its own: no two pages of an edition say the same', () => {
    const pages = documents.filter(({ kind, original }) => kind === 'page' && original)
    expect(pages.length).toBeGreaterThan(300)
    expect(pages.filter(({ mainText }) => mainText.length < 40)).toEqual([])
    const same = [...Map.groupBy(pages, ({ lang, mainText }) => `${lang} ${mainText}`).values()]
    expect(same.filter((group) => group.length > 1).map((group) => group.map(({ file }) => file))).toEqual([])
  })

  it.each([
    ['Organization', /^en-..\/index\.html$/],
    ['WebSite', /^en-..\/index\.html$/],
    ['Product', /^en-..\/products\/[^/]+\/index\.html$/],
    ['FAQPage', /^en-..\/support\/faq\/[^/]+\/index\.html$/],
    ['Article', /^en-..\/news\/[^/]+\/index\.html$/],
    ['JobPosting', /^en-au\/jobs\/index\.html$/],
    ['BreadcrumbList', /^en-..\/(products|news|support\/faq|shop|product-lines)\/[^/]+\/index\.html$/],
  ])('says in structured data what a %s is', (thing, files) => {
    const pages = documents.filter(({ file }) => files.test(file))
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter((page) => !thingsIn(page).includes(thing)).map(({ file }) => file)).toEqual([])
  })

  it('names only whole addresses in structured data', () => {
    const relative = /"(url|item|logo|image|@id|mainEntityOfPage|urlTemplate)":\[?"(?!https:\/\/)[^"]*"/
    expect(documents.filter(({ structuredData }) => relative.test(structuredData)).map(({ file }) => file)).toEqual([])
  })
})
