import { editionCodes } from '../../domain/edition-code.ts'
import type { ContentSource } from '../content/content-source.ts'
import type { EditionContent } from '../content/site-content.ts'
import { documentPolicy, type PolicySources } from '../content-security-policy.ts'
import { inlineScriptHashes } from '../document/inline-scripts.ts'
import type { Environment } from '../environment.ts'
import { appIcons } from '../feeds/app-icons.ts'
import { rss } from '../feeds/rss.ts'
import { searchFileOf } from '../feeds/search-file.ts'
import { robots, sitemap, sitemapIndex } from '../feeds/sitemap.ts'
import { webManifest } from '../feeds/web-manifest.ts'
import type { SitePage } from '../pages/site-page.ts'

interface Given {
  pages: SitePage[]
  editions: EditionContent[]
  source: ContentSource
  environment: Environment
  buildHash: string
}

const appData = ({ source, environment, buildHash }: Given): string =>
  JSON.stringify({
    buildHash,
    worker: environment.worker,
    content: { url: source.browser.url, token: source.browser.token },
    ...(environment.tagManagerId !== undefined && { tagManagerId: environment.tagManagerId }),
    ...(environment.analyticsId !== undefined && { analyticsId: environment.analyticsId }),
  })

const policySources = ({ source }: Given): PolicySources => ({
  scriptHashes: inlineScriptHashes(),
  styleHashes: [],
  scripts: [],
  connect: source.browser.host === undefined ? [] : [source.browser.host],
  images: source.browser.host === undefined ? [] : ['https://images.ctfassets.net'],
})

/** For static hosts that read a `_headers` file; the site's own server says the same by itself. */
const hostHeaders = (sources: PolicySources, publicUrl: string): string =>
  [
    '/*',
    `  Content-Security-Policy: ${documentPolicy(sources, { https: publicUrl.startsWith('https:') })}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Cache-Control: public, max-age=0, must-revalidate',
    ...['/assets/*', '/images/*'].flatMap((pattern) => [
      pattern,
      '  Cache-Control: public, max-age=31536000, immutable',
    ]),
    '',
  ].join('\n')

/** The files of a build that belong to no single page. */
export const commonFiles = async (given: Given): Promise<Record<string, string | Buffer>> => {
  const { pages, editions, environment } = given
  const { publicUrl } = environment
  const files: Record<string, string | Buffer> = {}
  const brand = editions[0]?.brand
  if (brand === undefined) throw new Error('There is no edition to write files for.')

  for (const content of editions) {
    const listed = pages.filter((page) => page.indexed && page.edition === content.code)
    files[`sitemap-${content.code}.xml`] = sitemap(listed, publicUrl)
    files[`search/${content.code}.json`] = searchFileOf(listed)
    files[`${content.code}/news/rss.xml`] = rss(content, publicUrl)
  }
  const sources = policySources(given)
  return {
    ...files,
    ...(await appIcons(brand)),
    'page-data/app-data.json': appData(given),
    'sitemap-index.xml': sitemapIndex(
      editionCodes.map((code) => `sitemap-${code}.xml`),
      publicUrl,
    ),
    'robots.txt': robots(publicUrl),
    'manifest.webmanifest': webManifest(brand),
    'csp.json': JSON.stringify(sources),
    _headers: hostHeaders(sources, publicUrl),
  }
}
