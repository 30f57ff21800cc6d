import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { testSiteDirectory } from '../support/test-site-directory.ts'

/** Every path that the sitemaps of the built site name. */
export const sitePaths = (): string[] =>
  readdirSync(testSiteDirectory)
    .filter((file) => /^sitemap-(?!index).*\.xml$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(testSiteDirectory, file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)])
    .map(([, address = '']) => new URL(address).pathname)

/** One page of each kind that looks different. */
export const samplePaths = [
  '/en-au/',
  '/en-nz/about-us/',
  '/en-au/shop/',
  '/en-au/shop/cart/',
  '/en-au/shop/water-care/',
  '/en-au/products/brush-set-m/',
  '/en-au/products/dolphin-s300i/',
  '/en-au/product-lines/dolphin/',
  '/en-au/support/faq/',
  '/en-au/support/faq/what-ph-should-the-pool-have/',
  '/en-au/news/',
  '/en-au/news/winter-service-is-open/',
  '/en-au/warranty/',
  '/en-za/product-comparison/',
  '/en-au/support/contact/',
  '/en-au/support/calculators/',
  '/en-au/support/calculators/pool-volume/',
  '/en-za/support/calculators/running-cost/',
  '/en-nz/support/dolphins-purchased-from-outside-australia/',
  '/en-au/support/troubleshooting/',
  '/en-au/support/repairs-and-parts/',
  '/en-au/account/',
  '/offline/',
]
