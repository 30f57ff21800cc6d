import { launchBrowser, visit } from '../e2e/support/browser.ts'
import { buildTestSite } from '../e2e/support/build-test-site.ts'
import { firstLoadBytes, navigationBytes } from '../e2e/support/page-bytes.ts'
import { startSite } from '../e2e/support/site.ts'
import { withoutPrefetch } from '../e2e/support/without-prefetch.ts'

// Brotli bytes over the wire, page by page. Usage: node bench/bytes.ts
buildTestSite('usual')
const site = await startSite()
const browser = await launchBrowser()

const pages = [
  '/en-au/',
  '/en-au/about-us/',
  '/en-au/dolphin/',
  '/en-au/products/dolphin-s300i/',
  '/en-au/shop/residential/',
  '/en-au/shop/cart/',
  '/en-nz/support/faq/',
  '/en-za/news/',
]
const firstLoads: Record<string, object> = {}
for (const path of pages) {
  const { page, context } = await visit(browser)
  await withoutPrefetch(context)
  firstLoads[path] = await firstLoadBytes(page, site.origin + path)
  await context.close()
}
console.log('First load, bytes')
console.table(firstLoads)

const steps = [
  ['/en-au/products/dolphin-e10/', '/en-au/products/dolphin-s300i/'],
  ['/en-au/shop/residential/', '/en-au/shop/parts-and-accessories/'],
  ['/en-au/', '/en-au/dolphin/'],
] as const
const navigations: Record<string, object> = {}
for (const [from, to] of steps) {
  const { page, context } = await visit(browser)
  await withoutPrefetch(context)
  await firstLoadBytes(page, site.origin + from)
  navigations[`${from} → ${to}`] = await navigationBytes(page, to)
  await context.close()
}
console.log('Navigation, bytes')
console.table(navigations)

await browser.close()
await site.stop()
