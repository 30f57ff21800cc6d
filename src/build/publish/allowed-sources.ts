import type { AllowedSources } from '../../config/allowed-sources.ts'
import type { Environment } from '../../config/environment.ts'
import { checkoutPath } from '../../domain/orders/checkout-path.ts'
import { analyticsOrigin, tagManagerOrigin } from '../../site/features/measurement/measurement-scripts.ts'
import type { ContentSource } from '../content/content-source.ts'
import { type InlineScripts, inlineScriptHashes } from '../document/inline-scripts.ts'
import type { InlineStyles } from './document-styles.ts'

interface Given {
  source: ContentSource
  environment: Environment
  /** What the documents have inside. */
  styles: InlineStyles
  inlineScripts: InlineScripts
}

/** Who may be loaded from, beside ourselves: nobody who is not configured. */
export const allowedSources = ({ source, environment, styles, inlineScripts }: Given): AllowedSources => ({
  scriptHashes: inlineScriptHashes(inlineScripts),
  ...styles,
  scripts: measurementHosts(environment),
  connect: [
    ...contentHosts(source),
    ...issuerHosts(environment),
    ...measurementHosts(environment),
    ...measurementTargets(environment),
  ],
  images: [
    ...(source.browser.host === undefined ? [] : ['https://images.ctfassets.net']),
    ...(environment.mapTiles === undefined ? [] : [new URL(environment.mapTiles.url).origin]),
  ],
  frames: [],
  desk: issuerHosts(environment),
  ...(environment.payments.kind === 'stripe' && { gateway: stripe }),
})

const contentHosts = ({ browser }: ContentSource): string[] => (browser.host === undefined ? [] : [browser.host])

/** Browsers fetch tokens from whoever signs people in. */
const issuerHosts = ({ siteDataFunction: { issuer } }: Environment): string[] =>
  issuer === undefined ? [] : [new URL(issuer.url).origin]

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
