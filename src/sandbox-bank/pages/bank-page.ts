import { html } from 'hono/html'
import { type Html, type PageParts, page } from './page.ts'

export const bankName = 'Harbour Mutual Bank'

/** At the end of the strip. */
export const sandboxNote = html`<span>Sandbox: no money moves</span>`

/** A page with the bank's strip on top. */
export const bankPage = ({ strip, body, ...parts }: Omit<PageParts, 'style'> & { strip: Html }): Html =>
  page({
    ...parts,
    style: 'bank',
    body: html`<header><strong>${bankName}</strong> ${strip}</header>
<main>${body}</main>`,
  })
