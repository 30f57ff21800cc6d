import { allowedSourcesFile } from '../../config/allowed-sources.ts'
import type { Environment } from '../../config/environment.ts'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { checkoutPath } from '../../domain/orders/checkout-path.ts'
import { addressFile } from '../../site/data/known-addresses.ts'
import type { SearchEntry } from '../../site/features/search/search-entry.ts'
import type { ContentSource } from '../content/content-source.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { InlineScripts } from '../document/inline-scripts.ts'
import { addressList } from '../feeds/address-list.ts'
import { appIcons } from '../feeds/app-icons.ts'
import { robots } from '../feeds/robots.ts'
import { sitemapIndex } from '../feeds/sitemap.ts'
import { webManifest } from '../feeds/web-manifest.ts'
import type { SitePage } from '../registry/site-page.ts'
import { allowedSources } from './allowed-sources.ts'
import type { InlineStyles } from './document-styles.ts'
import { editionFiles } from './edition-files.ts'
import { hostHeaders } from './host-headers.ts'
import { hostRedirects } from './host-redirects.ts'

interface Given {
  pages: SitePage[]
  editions: EditionContent[]
  source: ContentSource
  environment: Environment
  buildHash: string
  codeHash: string
  /** What the documents have inside. */
  styles: InlineStyles
  inlineScripts: InlineScripts
  /** What is already known of pages, for the search. */
  found?: ReadonlyMap<string, SearchEntry>
}

const appData = ({ source, environment, buildHash }: Given): string => {
  const { issuer } = environment.siteDataFunction
  return JSON.stringify({
    buildHash,
    worker: environment.worker,
    content: { url: source.browser.url, token: source.browser.token },
    // A document keeps its policy for as long as it lives: those with one of their own are gone to and left by loading.
    ...(environment.payments.kind === 'stripe' && { apart: [checkoutPath] }),
    ...(issuer !== undefined && {
      identity: { authority: issuer.url, clientId: issuer.clientId, audience: issuer.audience },
    }),
    ...(environment.tagManagerId !== undefined && { tagManagerId: environment.tagManagerId }),
    ...(environment.analyticsId !== undefined && { analyticsId: environment.analyticsId }),
  })
}

/** The files of a build that belong to no single page. */
export const commonFiles = async (given: Given): Promise<Record<string, string | Buffer>> => {
  const { pages, editions, environment, codeHash, found } = given
  const { publicUrl } = environment
  const brand = editions[0]?.brand
  if (brand === undefined) throw new Error('There is no edition to write files for.')
  const sources = allowedSources(given)
  return {
    ...Object.fromEntries(
      editions.flatMap((content) => Object.entries(editionFiles(content, { pages, publicUrl, found }))),
    ),
    ...(await appIcons(brand, codeHash, environment.cacheDirectory)),
    'page-data/app-data.json': appData(given),
    'sitemap-index.xml': sitemapIndex(
      editionCodes.map((code) => `sitemap-${code}.xml`),
      publicUrl,
    ),
    [addressFile.slice(1)]: addressList(pages),
    'robots.txt': robots(publicUrl),
    'manifest.webmanifest': webManifest(brand),
    [allowedSourcesFile]: JSON.stringify(sources),
    _headers: hostHeaders(
      sources,
      publicUrl,
      pages.map((page) => page.path),
    ),
    _redirects: hostRedirects(),
  }
}
