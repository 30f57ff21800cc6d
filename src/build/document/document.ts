import { type StartFiles, startFilesId } from '../../runtime/late-start.ts'
import type { PageData } from '../../runtime/page-data.ts'
import { pageDataUrl, staticQueryUrl } from '../../runtime/page-path.ts'
import type { PageContent } from '../../site/content/page-data.ts'
import type { PageAssets } from '../bundle/client-bundle.ts'
import { withWholeAddresses } from '../json-ld/whole-addresses.ts'
import { escapeMarkup as markup, scriptJson } from './escape.ts'
import { type InlineScripts, inlineScriptTags } from './inline-scripts.ts'
import { type Sheets, styleTag } from './inline-styles.ts'
import { sheetsUsed } from './sheets-used.ts'

/** What the document says beside the page's own data. */
export interface DocumentInput {
  pageData: PageData<PageContent>
  kind: 'page' | 'not-found' | 'offline'
  description: string
  /** Path of the page this one is a copy of, or its own. */
  canonical: string
  publicUrl: string
  indexed: boolean
  brandName: string
  themeColor: string
  /** hreflang → path. */
  alternates: Record<string, string>
  /** Path of the picture that stands for the page when it is shared. */
  sharePicture: string
  jsonLd: Record<string, unknown>[]
  assets: PageAssets
  /** `rss` of the edition, where there is news. */
  feed: string
}

const absolute = (publicUrl: string, path: string): string => markup(publicUrl + encodeURI(path))

/** What stands in the document itself. */
export interface Inlined {
  sheets: Sheets
  inlineScripts: InlineScripts
}

const headTags = (input: DocumentInput, rootHtml: string, { sheets, inlineScripts }: Inlined): string[] => {
  const { pageData, description, canonical, publicUrl, brandName, assets } = input
  const { title, lang } = pageData.head
  const styles = sheetsUsed(assets.styles, sheets, rootHtml)
  const url = absolute(publicUrl, canonical)
  const meta = (name: string, content: string) => `<meta name="${name}" content="${markup(content)}">`
  const property = (name: string, content: string) => `<meta property="${name}" content="${markup(content)}">`
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${markup(title)}</title>`,
    meta('description', description),
    ...(input.indexed ? [] : [meta('robots', 'noindex')]),
    `<link rel="canonical" href="${url}">`,
    ...Object.entries(input.alternates).map(
      ([lang, path]) => `<link rel="alternate" hreflang="${lang}" href="${absolute(publicUrl, path)}">`,
    ),
    `<script type="application/json" id="${startFilesId}">${scriptJson(startFiles(input, rootHtml, styles))}</script>`,
    ...inlineScriptTags(inlineScripts),
    ...styles.map((href) => styleTag(href, sheets)),
    property('og:title', title),
    property('og:description', description),
    property('og:url', publicUrl + encodeURI(canonical)),
    property('og:type', pageData.component === 'templates/post' ? 'article' : 'website'),
    property('og:site_name', brandName),
    property('og:locale', lang.replace('-', '_')),
    property('og:image', publicUrl + input.sharePicture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${title}, ${brandName}`),
    meta('twitter:card', 'summary_large_image'),
    meta('theme-color', input.themeColor),
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<link rel="alternate" type="application/rss+xml" title="${markup(brandName)} news" href="${input.feed}">`,
  ]
}

const awaitedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ data-awaited="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))),
]

const startFiles = ({ pageData, assets }: DocumentInput, rootHtml: string, inside: string[]): StartFiles => {
  const leftOut = assets.styles.filter((href) => !inside.includes(href))
  return {
    script: assets.script,
    modules: assets.modules,
    styles: [...leftOut, ...assets.stylesOnDemand],
    sharedStyles: leftOut.filter((href) => !assets.pageStyles.includes(href)),
    data: ['/page-data/app-data.json', pageDataUrl(pageData.path), ...pageData.staticQueryHashes.map(staticQueryUrl)],
    awaited: awaitedIn(rootHtml),
  }
}

const jsonLdTag = ({ jsonLd, publicUrl }: DocumentInput): string => {
  if (jsonLd.length === 0) return ''
  const text = scriptJson({ '@context': 'https://schema.org', '@graph': withWholeAddresses(jsonLd, publicUrl) })
  return `<script type="application/ld+json">${text}</script>`
}

/** A complete document: nothing a visitor reads needs a script, and the sheets whose text is given nothing but the document. */
export const renderDocument = (input: DocumentInput, rootHtml: string, inlined: Inlined): string => {
  const { pageData, kind } = input
  return [
    '<!doctype html>',
    `<html lang="${pageData.head.lang}" data-page-path="${markup(pageData.path)}" data-page-kind="${kind}" data-build="${pageData.buildHash}">`,
    `<head>${headTags(input, rootHtml, inlined).join('\n')}</head>`,
    // What only search engines read comes behind what a visitor waits for.
    `<body><div id="root">${rootHtml}</div>${jsonLdTag(input)}</body>`,
    '</html>',
    '',
  ].join('\n')
}
