import { createHash } from 'node:crypto'

/** The text of style sheets, by the address that their files have. */
export type Sheets = Readonly<Record<string, string>>

/**
 * Inside the document, so that nothing stands between its arrival and the first paint. The runtime reads from the address which sheets
 * are there. A sheet without text (in development) is fetched.
 */
export const styleTag = (href: string, sheets: Sheets): string => {
  const css = sheets[href]
  return css === undefined ? `<link rel="stylesheet" href="${href}">` : `<style data-href="${href}">${css}</style>`
}

export const styleHash = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`
