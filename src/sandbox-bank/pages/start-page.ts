import { html } from 'hono/html'
import { cardRules } from '../cards/card-rules.ts'
import { testCards } from '../cards/test-cards.ts'
import { bankName, bankPage, sandboxNote } from './bank-page.ts'
import type { Html } from './page.ts'
import type { PageTheme } from './page-theme.ts'

const { writeNumber } = cardRules()

/** What the bank is, and the cards that it knows. */
export const startPage = (basePath: string, theme: PageTheme): Html =>
  bankPage({
    ...{ title: `Test cards, ${bankName}`, strip: sandboxNote, basePath, theme },
    body: html`<h1>Test cards</h1>
<p>Use any future date and any security code. Every other card is declined.</p>
<table>
<thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead>
<tbody>${testCards.map(({ number, does }) => html`<tr><td>${writeNumber(number)}</td><td>${does}</td></tr>`)}</tbody>
</table>
<p><a href="${basePath}/control">Make something go wrong</a></p>`,
  })

export const missingPage = (basePath: string, theme: PageTheme): Html =>
  bankPage({
    ...{ title: `Not found, ${bankName}`, strip: sandboxNote, basePath, theme },
    body: html`<p>There is nothing at this address.</p>`,
  })
