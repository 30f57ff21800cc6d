import { Window } from 'happy-dom'
import { renderToString } from 'react-dom/server'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { allForms } from '../../domain/forms/all-forms.ts'
import { type FormKind, formPath } from '../../domain/forms/form-kind.ts'
import { formsPath } from '../../domain/forms/form-paths.ts'
import { fakeContext } from '../../domain/forms/good-submissions.fake.ts'
import { SiteForm } from '../../site/features/forms/site-form.tsx'

export const words = {
  send: 'Send the “message” & wait',
  sent: { heading: 'Your message has arrived', text: "We answer within two working days; it's <b>fast</b>." },
  instead: 'Or ring 1800 975 711.',
}

const never = () => Promise.reject(new Error('not here'))

const render = (kind: FormKind, edition: EditionCode): string => `<!doctype html>
<html lang="en-AU" data-page-path="${formPath(kind, edition)}">
<head><meta charset="utf-8"><title>The page of ${kind}</title>
<script type="application/json" id="start-files">{"script":"/assets/start.js"}</script>
<script data-stays>theme()</script>
<script>window.dataLayer=window.dataLayer||[]</script>
<link rel="modulepreload" href="/assets/core.js">
<link rel="preload" as="fetch" crossorigin href="/page-data/app-data.json">
<link rel="stylesheet" href="/assets/core.css">
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/mona.woff2"></head>
<body><div id="root"><form role="search"><input name="q"></form><main id="content"><h1>${kind}</h1>${renderToString(
  <SiteForm
    definition={allForms[kind]}
    context={fakeContext(edition)}
    action={formsPath}
    send={never}
    upload={never}
    words={words}
  />,
)}</main></div><script type="module" src="/assets/start.js"></script></body>
</html>`

const built = new Map<string, string>()

/** A page as the build leaves it, with the form on it. */
export const builtPage = (kind: FormKind, edition: EditionCode): string => {
  const page = built.get(kind + edition) ?? render(kind, edition)
  built.set(kind + edition, page)
  return page
}

const parser = new new Window().DOMParser()

/** Read, but neither loaded nor run. */
export const documentOf = (html: string): Document =>
  // The same interfaces by another name.
  parser.parseFromString(html.replaceAll(/<link\b[^>]*>/g, ''), 'text/html') as unknown as Document
