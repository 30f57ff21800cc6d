import { html } from 'hono/html'
import type { Faults } from '../faults/faults.ts'
import { bankName, bankPage, sandboxNote } from './bank-page.ts'
import type { Html } from './page.ts'
import type { PageTheme } from './page-theme.ts'

type Of<Kind> = { [Name in keyof Faults]: Faults[Name] extends Kind ? Name : never }[keyof Faults]

const amount = (faults: Faults, name: Of<number>, label: string, most: number): Html =>
  html`<p class="row"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="number" min="0" max="${most}" value="${faults[name]}"></p>`

const choice = (faults: Faults, name: Of<boolean>, label: string): Html =>
  html`<p class="row choice"><input id="${name}" name="${name}" type="checkbox" value="true"${faults[name] && html` checked`}>
<label for="${name}">${label}</label></p>`

const cut = (faults: Faults, value: Faults['answersCut'], label: string): Html =>
  html`<p class="row choice"><input id="cut-${value}" name="answersCut" type="radio" value="${value}"${faults.answersCut === value && html` checked`}>
<label for="cut-${value}">${label}</label></p>`

export interface ControlPageOptions {
  basePath: string
  theme: PageTheme
  faults: Faults
  /** What came of what was asked for. */
  notice?: string | undefined
}

/** Where to let things go wrong between the bank and the shop. */
export const controlPage = ({ basePath, theme, faults, notice }: ControlPageOptions): Html =>
  bankPage({
    ...{ title: `Control, ${bankName}`, strip: sandboxNote, basePath, theme },
    body: html`<h1>Make something go wrong</h1>
${notice && html`<p role="status"><strong>${notice}</strong></p>`}
<form method="post" action="${basePath}/control">
<fieldset><legend>Events to the shop</legend>
${amount(faults, 'eventsLateSeconds', 'Late by seconds', 86_400)}
${choice(faults, 'eventsDoubled', 'Each comes twice')}
${choice(faults, 'eventsReordered', 'The newest comes first')}
${choice(faults, 'eventsLost', 'None comes')}
</fieldset>
<fieldset><legend>Answers to the shop</legend>
${amount(faults, 'answersSlowMs', 'Slow by milliseconds', 60_000)}
${cut(faults, 'no', 'Arrive')}
${cut(faults, 'before', 'Break off, and nothing was done')}
${cut(faults, 'after', 'Break off, though everything was done')}
${amount(faults, 'answersCutTimes', 'How many break off (0: all)', 1000)}
</fieldset>
<div class="buttons"><button class="main">Set</button><button name="reset" value="true">Reset</button></div>
</form>
<p><a href="${basePath}/">Test cards</a></p>`,
  })
