/** Looks like the shop's own fields. The margin leaves room for the ring around a field; a frame takes it back. */
export const fieldsStyles = `:root {
  color-scheme: light dark;
  --ground: light-dark(#fff, #10181f);
  --ink: light-dark(#1d252c, #f3f7f8);
  --muted: light-dark(#56626c, #a3b1ba);
  --line: light-dark(#6b747b, #8b969d);
  --focus: light-dark(#0a6c86, #7fd6e8);
  --bad: light-dark(#a8322a, #ff9d92);
}
[data-theme="light"] { color-scheme: light }
[data-theme="dark"] { color-scheme: dark }
* { box-sizing: border-box }
html { background: transparent; -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { margin: 0; padding: 6px; color: var(--ink); font: 1.0625rem/1.4 system-ui, sans-serif }
form { display: grid; gap: 1.25rem }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.875rem; align-items: start }
.field { min-width: 0 }
label { display: block; margin-bottom: 0.375rem; font-size: 0.9375rem; font-weight: 600 }
.box { position: relative; display: flex; align-items: center }
input {
  width: 100%;
  min-width: 0;
  min-height: 54px;
  padding: 0.5rem 1rem;
  border: 1.5px solid var(--line);
  border-radius: 14px;
  background: var(--ground);
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}
input::placeholder { color: var(--muted); opacity: 1 }
input:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
.icon { position: absolute; left: 1.0625rem; color: var(--muted); pointer-events: none }
#number { padding-left: 3rem; padding-right: 6.5rem }
.brand { position: absolute; right: 1.0625rem; max-width: 5rem; font-size: 0.9375rem; font-weight: 600; line-height: 1.15; text-align: right; pointer-events: none }
p { margin: 0.375rem 0 0; font-size: 0.9375rem }
.hint { color: var(--muted) }
.problem { color: var(--bad) }
.problem:empty, .wrong .hint { display: none }
.wrong input { border-color: var(--bad) }
@media (max-width: 22rem) {
  input { padding-inline: 0.75rem }
  #number { padding-left: 2.75rem; padding-right: 0.75rem }
  .icon { left: 0.8125rem }
  .brand { right: 0; top: -1.625rem; max-width: none; font-size: 0.875rem }
}
@media (forced-colors: active) {
  .wrong input { border-width: 3px }
}
`
