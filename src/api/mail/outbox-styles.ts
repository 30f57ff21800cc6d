/** Where the pages of the outbox look for their stylesheet. */
export const outboxStylesPath = '/outbox/outbox.css'

/**
 * The policy for pages of the outbox. A letter in a `srcdoc` frame inherits it, and letters are styled inline: styles may be,
 * scripts may not, nowhere.
 */
export const outboxPolicy = [
  `default-src 'none'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ')

export const outboxStyles = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f2ea, #10181f);
  --sheet: light-dark(#fff, #1a252e);
  --ink: light-dark(#1d252c, #f3f7f8);
  --muted: light-dark(#56626c, #a3b1ba);
  --link: light-dark(#0a6c86, #7fd6e8);
  --hair: light-dark(#dcdfe0, #3a464f);
  --ok: light-dark(#1f6b4a, #7fd3a8);
  --warn: light-dark(#8a4b08, #f2c27a);
  --bad: light-dark(#a8322a, #ff9d92);
}
* { box-sizing: border-box }
body { margin: 0; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 90rem; margin: 0 auto }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere }
h2 { margin: 0 0 0.5rem; font-size: 1rem }
a { color: var(--link) }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
.note { color: var(--muted) }
table { width: 100%; border-collapse: collapse; background: var(--sheet) }
th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid var(--hair); text-align: left; vertical-align: top }
th { color: var(--muted); font-weight: 400 }
td { overflow-wrap: anywhere }
@media (max-width: 50rem) {
  thead { position: absolute; clip-path: inset(50%) }
  table, tbody { display: block }
  tr { display: grid; gap: 0.25rem; padding: 0.75rem; border-bottom: 1px solid var(--hair) }
  td { padding: 0; border: 0 }
}
time { white-space: nowrap; font-variant-numeric: tabular-nums }
.state { font-weight: 600 }
.sent { color: var(--ok) }
.failed { color: var(--warn) }
.dead { color: var(--bad) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0 0 1.5rem }
dt { color: var(--muted) }
dd { margin: 0; overflow-wrap: anywhere }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.5rem }
form { display: grid; gap: 0.5rem; max-width: 48rem; margin: 0 0 1.5rem }
label { font-weight: 600 }
textarea { width: 100%; min-height: 7rem; padding: 0.5rem 0.75rem; border: 1px solid var(--muted); background: var(--sheet); color: var(--ink); font: inherit; resize: vertical }
button { justify-self: start; min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.5rem; background: var(--ink); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer }
.said { margin: 0 0 1.5rem; padding: 0.75rem 1rem; background: var(--sheet); border-left: 3px solid var(--link) }
iframe { display: block; width: 100%; height: 80vh; border: 1px solid var(--hair); background: var(--sheet) }
pre { margin: 0; padding: 1rem; border: 1px solid var(--hair); background: var(--sheet); font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
`
