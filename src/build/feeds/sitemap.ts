import { escapeMarkup as markup } from '../document/escape.ts'
import type { SitePage } from '../registry/site-page.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const absolute = (publicUrl: string, path: string): string => markup(publicUrl + encodeURI(path))

/** The pages of one edition, each with its counterparts in the others. */
export const sitemap = (pages: SitePage[], publicUrl: string): string => {
  const urls = pages.map((page) => {
    const alternates =
      page.editions.length < 2
        ? []
        : page.editions.map((edition) => {
            const path = `/${edition}${page.path.slice(page.edition.length + 1)}`
            return `<xhtml:link rel="alternate" hreflang="${edition}" href="${absolute(publicUrl, path)}"/>`
          })
    const modified = page.modified === undefined ? [] : [`<lastmod>${page.modified.slice(0, 10)}</lastmod>`]
    return `<url><loc>${absolute(publicUrl, page.path)}</loc>${[...modified, ...alternates].join('')}</url>`
  })
  return [
    declaration,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export const sitemapIndex = (files: string[], publicUrl: string): string =>
  [
    declaration,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map((file) => `<sitemap><loc>${absolute(publicUrl, `/${file}`)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
