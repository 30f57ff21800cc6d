export interface Sheet {
  href: string
  css: string
}

/** The style sheets that a page has inside, each with the address of its file. */
export const sheetsInside = (html: string): Sheet[] =>
  [...html.matchAll(/<style data-href="([^"]+)">([\s\S]*?)<\/style>/g)].map(([, href = '', css = '']) => ({
    href,
    css,
  }))
