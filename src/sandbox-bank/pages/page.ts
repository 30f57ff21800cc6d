import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { PageTheme } from './page-theme.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export interface PageParts {
  title: string
  basePath: string
  theme: PageTheme
  /** Names of files of the bank, without their endings. */
  style: 'fields' | 'bank'
  script?: 'fields' | 'verify'
  /** For the script, as `data-` attributes. */
  data?: Record<string, string | undefined>
  body: Html
}

/** A whole page of the bank. */
export const page = ({ title, basePath, theme, style, script, data = {}, body }: PageParts): Html => {
  const given = Object.entries({ ...data, theme }).filter(([, value]) => value !== undefined)
  return html`<!doctype html>
<html lang="en-AU"${given.map(([name, value]) => html` data-${name}="${value}"`)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${basePath}/${style}.css">
${script && html`<script type="module" src="${basePath}/${script}.js"></script>`}
</head>
<body>${body}</body>
</html>`
}
