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
