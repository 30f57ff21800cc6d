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

const inlineScripts = { theme: 'theme()', early: 'early()', earlyWithPicture: 'earlyWithPicture()' }
const bare = { sheets: {}, inlineScripts }
const html = renderDocument(input, '<main>words</main>', bare)

describe('a document', () => {
  it('has its styles inside, each with its address and the bytes that the policy allows', () => {
    const css = '@media (width<600px){a{color:red}}'
    const styled = renderDocument(input, '', { ...bare, sheets: { '/assets/core.css': css } })
    expect(styled).toContain(`<style data-href="/assets/core.css">${css}</style>`)
    expect(styled).not.toContain('rel="stylesheet"')
    expect(styleHash('a{}')).toBe('sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=')
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
    const list = /<script type="application\/json" id="start-files">(.+?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(list)).toEqual({
      script: input.assets.script,
      modules: input.assets.modules,
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

  it('has inline scripts that the content security policy can name, the same on every page of its kind', () => {
    expect(html).toContain('<script data-stays>theme()</script>\n<script>early()</script>')
    const opened = renderDocument(input, '<img alt="" fetchpriority="high">', bare)
    expect(opened).toContain('<script data-stays>theme()</script>\n<script>earlyWithPicture()</script>')
    const hashes = inlineScriptHashes(inlineScripts)
    expect(new Set(hashes).size).toBe(3)
    expect(hashes.every((hash) => /^sha256-[A-Za-z0-9+/]{43}=$/.test(hash))).toBe(true)
  })
})
