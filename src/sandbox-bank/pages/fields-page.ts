import { html, raw } from 'hono/html'
import { monthOf } from '../cards/month-of.ts'
import { type Html, page } from './page.ts'
import type { PageTheme } from './page-theme.ts'

const cardIcon = raw(
  '<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true"><rect x="2.5" y="5" width="19" height="14" rx="2.5"/><path d="M2.5 9.5h19M6 15h4"/></svg>',
)

interface Field {
  id: 'number' | 'expiry' | 'code'
  label: string
  autocomplete: string
  placeholder?: string
  hint?: string
  before?: Html
  after?: Html
}

const field = ({ id, label, autocomplete, placeholder = '', hint, before, after }: Field): Html =>
  html`<div class="field" id="${id}-field">
<label for="${id}">${label}</label>
<div class="box">${before}<input id="${id}" name="${id}" type="text" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" required spellcheck="false" autocorrect="off" enterkeyhint="next"${hint && html` aria-describedby="${id}-hint"`}>${after}</div>
${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
<p class="problem" id="${id}-problem" aria-live="polite"></p>
</div>`

const body = html`<main><form id="card" autocomplete="on" novalidate>
${field({
  ...{ id: 'number', label: 'Card number', autocomplete: 'cc-number', before: html`${cardIcon}` },
  after: html`<output class="brand" id="brand" for="number"></output>`,
})}
<div class="pair">
${field({ id: 'expiry', label: 'Expiry', autocomplete: 'cc-exp', placeholder: 'MM / YY' })}
${field({ id: 'code', label: 'Security code', autocomplete: 'cc-csc', hint: 'Three digits on the back' })}
</div>
</form>
<noscript><p class="problem">Cards need JavaScript, which is switched off.</p></noscript></main>`

export interface FieldsPageOptions {
  basePath: string
  theme: PageTheme
  /** Origin of the page that shows the fields; they speak to no other. */
  parent: string
  publishableKey: string
  now: Date
}

/** The fields of a card, for a frame on the shop's page: what is typed in them never gets there. */
export const fieldsPage = ({ basePath, theme, parent, publishableKey, now }: FieldsPageOptions): Html =>
  page({
    ...{ title: 'Card', basePath, theme, style: 'fields', script: 'fields', body },
    data: { parent, key: publishableKey, month: monthOf(now) },
  })
