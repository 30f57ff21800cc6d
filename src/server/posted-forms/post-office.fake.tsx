import { Window } from 'happy-dom'
import { Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import { factsOf } from '../../api/mail/edition-facts.fake.ts'
import type { Sender } from '../../api/robots/admit-form.ts'
import type { SentSubmission } from '../../api/submissions/receive-submission.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { allForms } from '../../domain/forms/all-forms.ts'
import { type FormKind, formPath } from '../../domain/forms/form-kind.ts'
import { fakeContext, fakeUploadId } from '../../domain/forms/good-submissions.fake.ts'
import { formsAddress } from '../../domain/forms/hidden-fields.ts'
import { parseForm } from '../../domain/forms/parse-form.ts'
import { SiteForm } from '../../site/features/forms/site-form.tsx'
import type { RequestScope } from '../request-scope.ts'
import type { SiteFiles } from '../site-files.ts'
import type { SentFile } from './accept-file.ts'
import type { PostDesk } from './post-desk.ts'
import { postedFormRoutes } from './posted-form-routes.ts'

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
    action={formsAddress}
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

export type Entry = readonly [name: string, value: string | File]

/** What a browser without scripts sends of a form. */
export const entriesOf = (page: Document, kind: FormKind): Entry[] =>
  [...page.querySelectorAll<HTMLInputElement>(`form[data-form=${kind}] [name]`)].flatMap((control): Entry[] => {
    const { name, type } = control
    if (type === 'file') return [[name, new File([], '', { type: 'application/octet-stream' })]]
    if (type === 'checkbox' || type === 'radio')
      return control.hasAttribute('checked') ? [[name, control.getAttribute('value') ?? 'on']] : []
    if (control.tagName === 'SELECT') {
      const chosen = control.querySelector('option[selected]') ?? control.querySelector('option')
      return [[name, chosen?.getAttribute('value') ?? '']]
    }
    return [
      [name, control.tagName === 'TEXTAREA' ? (control.textContent ?? '') : (control.getAttribute('value') ?? '')],
    ]
  })

const empty = new Map<string, Entry[]>()

/** What it sends when nobody has touched it. */
export const emptyEntries = (kind: FormKind, edition: EditionCode): Entry[] => {
  const entries = empty.get(kind + edition) ?? entriesOf(documentOf(builtPage(kind, edition)), kind)
  empty.set(kind + edition, entries)
  return entries
}

/** The same with something else in some of its fields. */
export const withTyped = (
  entries: readonly Entry[],
  typed: Readonly<Record<string, string | File | File[]>>,
): Entry[] => [
  ...entries.filter(([name]) => !Object.hasOwn(typed, name)),
  ...Object.entries(typed).flatMap(([name, value]) => [value].flat().map((each): Entry => [name, each])),
]

export const fileOf = (name: string, text = `bytes of ${name}`, type = 'image/jpeg'): File =>
  new File([text], name, { type })

const multipart = (entries: readonly Entry[]): FormData => {
  const data = new FormData()
  for (const [name, value] of entries) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, value.name)
  }
  return data
}

/** All that takes posted forms, without a database. */
export const openPostOffice = (changes: Partial<PostDesk> = {}) => {
  const received: SentSubmission[] = []
  const senders: Sender[] = []
  const stored: (SentFile & { id: string; text: string })[] = []
  const posts: PostDesk = {
    contextOf: (edition) => fakeContext(edition),
    factsOf,
    turnAwayMachines: async (sender) => void senders.push(sender),
    receive: async (submission) => {
      const { form, edition, sent } = submission
      const parsed = parseForm(allForms[form], sent, fakeContext(edition))
      if (!parsed.ok) return parsed
      received.push(submission)
      return { ok: true, reference: 'AU-C-7K4M-2Q9X' }
    },
    acceptFile: async (stream, file) => {
      const text = await new Response(stream).text()
      if (file.name.endsWith('.exe')) return { state: 'refused', message: 'Choose a PDF file.' }
      const id = fakeUploadId(stored.length + 1)
      stored.push({ ...file, id, text })
      return { state: 'stored', id }
    },
    ...changes,
  }
  const files: SiteFiles = {
    has: async () => true,
    read: async (path) => {
      const [edition = '', ...page] = path.replace(/\/index\.html$/, '').split('/')
      const kind = Object.values(allForms).find((each) => formPath(each.kind, 'en-au') === `/en-au/${page.join('/')}/`)
      if (kind === undefined) return undefined
      const body = new TextEncoder().encode(builtPage(kind.kind, edition as EditionCode))
      return { path, size: body.length, modified: new Date(0), etag: '"1"', identity: path, body }
    },
    stream: () => new ReadableStream(),
  }
  const app = new Hono<RequestScope>()
  app.use(async (context, next) => {
    context.set('url', new URL(context.req.url))
    await next()
  })
  app.onError(({ message }, context) => context.text(message, 500))
  app.route(
    '/',
    postedFormRoutes({
      siteData: Promise.resolve({ posts }),
      files,
      publicUrl: 'https://pools.example',
      trustProxy: true,
    }),
  )

  const request = (init: RequestInit & { duplex?: 'half' }) => app.request(`http://localhost${formsAddress}`, init)
  const post = async (entries: readonly Entry[], headers: Record<string, string> = {}) => {
    const answer = await request({
      method: 'POST',
      body: multipart(entries),
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7', ...headers },
    })
    const html = await answer.text()
    return { answer, status: answer.status, html, page: documentOf(html) }
  }
  return { request, post, received, senders, stored }
}
