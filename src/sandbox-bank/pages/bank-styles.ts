/** The bank's own look: it must not be taken for the shop's. */
export const bankStyles = `:root {
  color-scheme: light dark;
  --ground: light-dark(#fff, #141a21);
  --strip: light-dark(#edf0f3, #222b35);
  --ink: light-dark(#1f2933, #e8edf2);
  --quiet: light-dark(#47525d, #b3bec9);
  --navy: light-dark(#16355f, #a9c8f2);
  --on-navy: light-dark(#fff, #10203a);
  --line: light-dark(#7b8794, #7b8794);
  --hair: light-dark(#d5dae0, #37424d);
}
[data-theme="light"] { color-scheme: light }
[data-theme="dark"] { color-scheme: dark }
* { box-sizing: border-box }
html { background: var(--ground) }
body { margin: 0; color: var(--ink); font: 1rem/1.45 system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding: 0.8125rem 1.1875rem; background: var(--strip); font-size: 0.875rem }
header strong { color: var(--navy); font-size: 0.9375rem }
header h1 { margin: 0; color: inherit; font-size: inherit; font-weight: 400; line-height: inherit }
main { max-width: 46rem; padding: 1.25rem 1.1875rem 1.375rem }
main > :first-child { margin-top: 0 }
h1 { margin: 0 0 0.75rem; color: var(--navy); font-size: 1.25rem; line-height: 1.3 }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1rem }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
a { color: var(--navy) }
.quiet, #status { color: var(--quiet); font-size: 0.875rem }
#status { min-height: 1.45em; margin: 0.75rem 0 0 }
.buttons { display: flex; flex-wrap: wrap; gap: 0.625rem }
.buttons + p, table + p { margin-top: 1.25rem }
.whole { white-space: nowrap }
button { min-height: 46px; padding: 0.5rem 1.375rem; border: 1.5px solid var(--navy); border-radius: 8px; background: var(--ground); color: var(--navy); font: inherit; font-weight: 600; cursor: pointer }
button.main { background: var(--navy); color: var(--on-navy) }
button:disabled { opacity: 0.6; cursor: default }
:focus-visible { outline: 3px solid var(--navy); outline-offset: 2px }
table { width: 100%; border-collapse: collapse }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--hair); text-align: left; vertical-align: top }
td:first-child { font-variant-numeric: tabular-nums }
fieldset { margin: 0 0 1.25rem; padding: 0 0 1rem; border: 0; border-bottom: 1px solid var(--hair) }
legend { padding: 0; font-weight: 600 }
.row { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; margin-top: 0.625rem }
.choice { flex-wrap: nowrap; align-items: start }
input[type="number"] { width: 7rem; min-height: 40px; padding: 0.25rem 0.5rem; border: 1.5px solid var(--line); border-radius: 8px; background: var(--ground); color: inherit; font: inherit }
input[type="checkbox"], input[type="radio"] { flex: none; width: 1.25rem; height: 1.25rem; margin: 0.0625rem 0; accent-color: var(--navy) }
`
