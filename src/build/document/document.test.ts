import { describe, expect, it } from 'vitest'
import type { PageProps } from '../../site/content/page-data.ts'
import { type DocumentInput, renderDocument } from './document.ts'
import { inlineScriptHashes } from './inline-scripts.ts'
import { styleHash } from './inline-styles.ts'

const input: DocumentInput = {
  pageData: {
    path: '/en-nz/products/a-b/',
    component: 'templates/product',
    module: '/assets/product-1.js',
    modules: [],
    styles: [],
    buildHash: 'hash',
    head: { title: 'Robots & "pools" <new>', lang: 'en-NZ' },
    staticQueryHashes: ['menu'],
    data: { props: {} as PageProps },
  },
  kind: 'page',
  description: 'Says it all',
  canonical: '/en-nz/products/a-b/',
  publicUrl: 'https://poolwright.example',
  indexed: true,
  brandName: 'Poolwright',
  themeColor: '#58C8DF',
  alternates: { 'en-au': '/en-au/products/a-b/', 'en-nz': '/en-nz/products/a-b/', 'x-default': '/en-au/products/a-b/' },
  sharePicture: '/images/share-1.jpg',
  jsonLd: [{ '@type': 'Product', name: '</script><b>', image: '/images/a-1.webp' }],
  assets: {
    script: '/assets/start.js',
    module: '/assets/product-1.js',
    modules: ['/assets/core.js'],
    styles: ['/assets/core.css'],
    pageModules: [],
    pageStyles: [],
    stylesOnDemand: ['/assets/on-demand.css'],
  },
  feed: '/en-nz/news/rss.xml',
}

const inlineScripts = { theme: 'theme()', early: 'early()' }
const bare = { sheets: {}, inlineScripts }
const html = renderDocument(input, '<main>words</main>', bare)

const startFilesIn = (document: string): unknown =>
  JSON.parse(/<script type="application\/json" id="start-files">(.+?)<\/script>/.exec(document)?.[1] ?? '')

describe('a document', () => {
  it('has its styles inside, each with its address and the bytes that the policy allows', () => {
    const css = '@media (width<600px){a{color:red}}'
    const styled = renderDocument(input, '<a href="/">words</a>', { ...bare, sheets: { '/assets/core.css': css } })
    expect(styled).toContain(`<style data-href="/assets/core.css">${css}</style>`)
    expect(styled).not.toContain('rel="stylesheet"')
    expect(styleHash('a{}')).toBe('sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=')
  })

  it('goes without the sheets that style nothing in it, and names them to the runtime', () => {
    const sheets = {
      '/assets/core.css': 'body{margin:0}',
      '/assets/fields.css': '.field{width:100%}',
      '/assets/own.css': '.own{top:0}',
    }
    const assets = { ...input.assets, styles: Object.keys(sheets), pageStyles: ['/assets/own.css'] }
    const styled = (root: string) => renderDocument({ ...input, assets }, root, { ...bare, sheets })
    expect(styled('<p>words</p>')).not.toMatch(/<style data-href="\/assets\/(fields|own)/)
    expect(startFilesIn(styled('<p>words</p>'))).toMatchObject({
      styles: ['/assets/fields.css', '/assets/own.css', '/assets/on-demand.css'],
      sharedStyles: ['/assets/fields.css'],
    })
    const filled = styled('<input class="field"><b class="own"></b>')
    expect(filled).toContain('<style data-href="/assets/fields.css">.field{width:100%}</style>')
    expect(startFilesIn(filled)).toMatchObject({ sharedStyles: [], styles: ['/assets/on-demand.css'] })
  })

  it('fetches a sheet whose text is not there', () => {
    expect(html).toContain('<link rel="stylesheet" href="/assets/core.css">')
  })

  it('says what it is to the runtime', () => {
    expect(html).toContain(
      '<html lang="en-NZ" data-page-path="/en-nz/products/a-b/" data-page-kind="page" data-build="hash">',
    )
    expect(html).toContain('<div id="root"><main>words</main></div>')
  })

  it('escapes what editors write', () => {
    expect(html).toContain('<title>Robots &amp; &quot;pools&quot; &lt;new&gt;</title>')
    expect(html).not.toContain('</script><b>')
  })

  it('names itself and its counterparts by whole addresses', () => {
    expect(html).toContain('<link rel="canonical" href="https://poolwright.example/en-nz/products/a-b/">')
    expect(html).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://poolwright.example/en-au/products/a-b/">',
    )
    expect(html.indexOf('application/ld+json')).toBeGreaterThan(html.indexOf('id="root"'))
    expect(html).toContain('"image":"https://poolwright.example/images/a-1.webp"')
    expect(html).toContain('content="https://poolwright.example/images/share-1.jpg"')
  })

  it('lists the files that bring the page to life, and has none of them fetched before the words and pictures', () => {
    expect(startFilesIn(html)).toEqual({
      script: input.assets.script,
      modules: input.assets.modules,
      sharedStyles: [],
      styles: ['/assets/on-demand.css'],
      data: ['/page-data/app-data.json', '/page-data/en-nz/products/a-b/page-data.json', '/page-data/sq/d/menu.json'],
      awaited: [],
    })
    expect(html).not.toMatch(/<script [^>]*src=|<link rel="modulepreload"|<link [^>]*as="fetch"/)
  })

  it('keeps pages that are not for search engines out of them', () => {
    expect(html).not.toContain('noindex')
    expect(renderDocument({ ...input, indexed: false }, '', bare)).toContain('<meta name="robots" content="noindex">')
  })

  it('has inline scripts that the content security policy can name, the same on every page', () => {
    expect(html).toContain('<script data-stays>theme()</script>\n<script>early()</script>')
    const hashes = inlineScriptHashes(inlineScripts)
    expect(new Set(hashes).size).toBe(2)
    expect(hashes.every((hash) => /^sha256-[A-Za-z0-9+/]{43}=$/.test(hash))).toBe(true)
  })
})
