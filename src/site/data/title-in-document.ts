const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What a page is called, read from its HTML, without the name of the site at the end. */
export const titleInDocument = (html: string): string | undefined =>
  /<title>([^<]+)<\/title>/
    .exec(html)?.[1]
    ?.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => characters[name] ?? whole)
    .replace(/ \| [^|]*$/, '')
    .trim()
