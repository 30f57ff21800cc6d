import { checkoutPath } from '../../domain/orders/checkout-path.ts'

/** robots.txt: what crawlers are asked to leave alone, and where the sitemaps are. */
export const robots = (publicUrl: string): string =>
  ['User-agent: *', 'Allow: /', `Disallow: ${checkoutPath}`, '', `Sitemap: ${publicUrl}/sitemap-index.xml`, ''].join(
    '\n',
  )
