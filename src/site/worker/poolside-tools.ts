const tools = ['support/troubleshooting/', 'which-model/', 'support/calculators/']

const editionPage = /^\/([a-z]{2}-[a-z]{2})\/(.*)$/

/** Whoever looks for help in the house looks for it again by the pool, where there is no network: what to have there. */
export const poolsideTools = (pathname: string): string[] => {
  const [, edition, page = ''] = editionPage.exec(pathname.toLowerCase()) ?? []
  const looksForHelp = page.startsWith('support/') || tools.includes(page)
  return edition === undefined || !looksForHelp ? [] : tools.map((tool) => `/${edition}/${tool}`)
}

/** Code, styles, drawings and data that a page names in its own text. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/(?:assets|page-data)\/[^"#?]+)/g)].flatMap(([, file]) => file ?? [])),
]

/** Pages below one that it links to. */
export const pagesBelow = (path: string, html: string): string[] => [
  ...new Set(
    [...html.matchAll(/ href="([^"#?]+)"/g)]
      .flatMap(([, href]) => href ?? [])
      .filter((href) => href.startsWith(path) && href !== path),
  ),
]

/** Which make of the site's code a page belongs to. */
export const buildOf = (html: string): string | undefined => / data-build="([^"]*)"/.exec(html)?.[1]
