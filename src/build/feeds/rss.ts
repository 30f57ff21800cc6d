import type { EditionContent } from '../content/edition-content.ts'
import { escapeMarkup as markup } from '../document/escape.ts'

/** The news of one edition. */
export const rss = ({ brand, edition, posts, code }: EditionContent, publicUrl: string): string => {
  const link = (path: string): string => markup(publicUrl + encodeURI(path))
  const items = posts.map((post) => {
    const url = link(`/${code}/news/${post.slug}/`)
    return [
      '<item>',
      `<title>${markup(post.title)}</title>`,
      `<link>${url}</link>`,
      `<guid>${url}</guid>`,
      `<pubDate>${new Date(post.date).toUTCString()}</pubDate>`,
      `<description>${markup(post.summary)}</description>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${markup(`${brand.name} ${edition.country}: news`)}</title>`,
    `<link>${link(`/${code}/news/`)}</link>`,
    `<atom:link rel="self" type="application/rss+xml" href="${link(`/${code}/news/rss.xml`)}"/>`,
    `<description>${markup(brand.description)}</description>`,
    `<language>${edition.locale.toLowerCase()}</language>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}
