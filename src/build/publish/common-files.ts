import { type PolicySources, policySourcesFile } from '../../config/content-security-policy.ts'
import type { Environment } from '../../config/environment.ts'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { checkoutPath } from '../../domain/orders/checkout-path.ts'
import { addressFile } from '../../site/data/known-addresses.ts'
import { analyticsOrigin, tagManagerOrigin } from '../../site/features/consent/measurement-scripts.ts'
import type { SearchEntry } from '../../site/features/search/search-entry.ts'
import type { ContentSource } from '../content/content-source.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { type InlineScripts, inlineScriptHashes } from '../document/inline-scripts.ts'
import { addressList } from '../feeds/address-list.ts'
import { appIcons } from '../feeds/app-icons.ts'
import { robots, sitemapIndex } from '../feeds/sitemap.ts'
import { webManifest } from '../feeds/web-manifest.ts'
import type { SitePage } from '../registry/site-page.ts'
import type { InlineStyles } from './document-styles.ts'
import { editionFiles } from './edition-files.ts'
import { hideServerFolder } from './hide-server-folder.ts'
import { hostHeaders } from './host-headers.ts'

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

const appData = ({ source, environment, buildHash }: Given): string =>
  JSON.stringify({
    buildHash,
    worker: environment.worker,
    content: { url: source.browser.url, token: source.browser.token },
    // A document keeps its policy for as long as it lives: those with one of their own are gone to and left by loading.
    ...(environment.payments.kind === 'stripe' && { apart: [checkoutPath] }),
    ...(environment.tagManagerId !== undefined && { tagManagerId: environment.tagManagerId }),
    ...(environment.analyticsId !== undefined && { analyticsId: environment.analyticsId }),
  })

const policySources = ({ source, environment, styles, inlineScripts }: Given): PolicySources => ({
  scriptHashes: inlineScriptHashes(inlineScripts),
  ...styles,
  scripts: measurementHosts(environment),
  connect: [...contentHosts(source), ...measurementHosts(environment), ...measurementTargets(environment)],
  images: [
    ...(source.browser.host === undefined ? [] : ['https://images.ctfassets.net']),
    ...(environment.mapTiles === undefined ? [] : [new URL(environment.mapTiles.url).origin]),
  ],
  frames: [],
  ...(environment.payments.kind === 'stripe' && { gateway: stripe }),
})

const contentHosts = ({ browser }: ContentSource): string[] => (browser.host === undefined ? [] : [browser.host])

/** Only hosts whose ids are configured; without ids nothing foreign may load. */
const measurementHosts = ({ tagManagerId, analyticsId }: Environment): string[] => [
  ...(tagManagerId === undefined ? [] : [tagManagerOrigin]),
  ...(analyticsId === undefined ? [] : [analyticsOrigin]),
]

/** Where the scripts of those hosts send what they count. */
const measurementTargets = ({ tagManagerId, analyticsId }: Environment): string[] => [
  ...(tagManagerId === undefined ? [] : ['https://*.google-analytics.com', 'https://*.analytics.google.com']),
  ...(analyticsId === undefined ? [] : ['https://api-gateway.umami.dev']),
]

const ownHosts = ['https://js.stripe.com', 'https://*.js.stripe.com']

/** Whose script takes cards, where it goes, and on which pages: https://docs.stripe.com/security/guide#content-security-policy */
const stripe = {
  path: checkoutPath,
  scripts: ownHosts,
  connect: ['https://api.stripe.com'],
  frames: [...ownHosts, 'https://hooks.stripe.com'],
}

/** The files of a build that belong to no single page. */
export const commonFiles = async (given: Given): Promise<Record<string, string | Buffer>> => {
  const { pages, editions, environment, codeHash, found } = given
  const { publicUrl } = environment
  const brand = editions[0]?.brand
  if (brand === undefined) throw new Error('There is no edition to write files for.')
  const sources = policySources(given)
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
    [policySourcesFile]: JSON.stringify(sources),
    _headers: hostHeaders(
      sources,
      publicUrl,
      pages.map((page) => page.path),
    ),
    _redirects: hideServerFolder(),
  }
}
