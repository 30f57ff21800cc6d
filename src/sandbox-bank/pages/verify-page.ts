import { html } from 'hono/html'
import { defaultLocale } from '../../domain/edition/edition-code.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { Verification, VerificationState } from '../intents/decide-verification.ts'
import { verifyPath } from '../intents/intent.ts'
import { bankName, bankPage } from './bank-page.ts'
import type { Html } from './page.ts'
import type { PageTheme } from './page-theme.ts'

/** How somebody came here: by answering just now, by putting it off, or by opening the page. */
export type Arrival = 'decided' | 'closed' | 'opened'

export interface VerifyPageOptions {
  verification: Verification
  merchant: string
  basePath: string
  theme: PageTheme
  arrival: Arrival
}

/** What the shop's page is told. */
const outcomes: Record<VerificationState, string | undefined> = {
  asked: undefined,
  approved: 'verified',
  refused: 'refused',
  dropped: 'closed',
}

const said: Record<Exclude<VerificationState, 'asked'>, string> = {
  approved: 'You have approved this payment.',
  refused: 'You have refused this payment. Nothing was charged.',
  dropped: 'This question is settled: another card was used, or the order was cancelled.',
}

/** The same question again, or what came of it. */
export const addressOf = ({ intent, token }: Verification, basePath: string, theme: PageTheme): string =>
  `${verifyPath(basePath, intent.id, token)}${theme === undefined ? '' : `&theme=${theme}`}`

const question = ({ verification, merchant, basePath, theme }: VerifyPageOptions): Html => {
  const { amount, brand, last4, number } = verification.intent
  return html`<p>Do you want to pay <strong>${formatMoney(amount, 'AUD', defaultLocale)}</strong> to ${merchant} for order <span class="whole">${number}</span>, with ${brand} ending ${last4}?</p>
<form method="post" action="${addressOf(verification, basePath, theme)}">
<div class="buttons">
<button class="main" name="decision" value="approve">Approve</button>
<button name="decision" value="refuse">Refuse</button>
<button name="decision" value="close">Close</button>
</div>
<p id="status" role="status"></p>
</form>`
}

const back = ({ verification, merchant }: VerifyPageOptions): Html =>
  html`<p><a href="${verification.returnUrl}" target="_top">Go back to ${merchant}</a></p>`

const settled = (options: VerifyPageOptions, state: Exclude<VerificationState, 'asked'>): Html =>
  html`<p role="status">${said[state]}${options.arrival === 'opened' && ' It was settled before; nothing has changed.'}</p>
${back(options)}`

const putOff = (options: VerifyPageOptions): Html =>
  html`<p role="status">Nothing is decided yet, and nothing was charged.</p>
<p><a href="${addressOf(options.verification, options.basePath, options.theme)}">Answer now</a></p>
${back(options)}`

/** Asks the payer, or says what was decided before. */
export const verifyPage = (options: VerifyPageOptions): Html => {
  const { verification, basePath, theme, arrival } = options
  const { state, returnUrl } = verification
  const isPutOff = state === 'asked' && arrival === 'closed'
  const asked = isPutOff ? putOff(options) : question(options)
  return bankPage({
    ...{ title: bankName, strip: html`<h1>Verification by your bank</h1>`, basePath, theme, script: 'verify' },
    data: {
      parent: new URL(returnUrl).origin,
      outcome: isPutOff ? 'closed' : outcomes[state],
      leave: arrival === 'opened' ? undefined : returnUrl,
    },
    body: state === 'asked' ? asked : settled(options, state),
  })
}
