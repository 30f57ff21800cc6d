import type { Sender } from '../../api/bot-protection/admit-form.ts'
import { factsOf } from '../../api/mail/edition-facts.fake.ts'
import type { SentSubmission } from '../../api/submissions/receive-submission.ts'
import { answerPage } from '../../build/posted-form-pages/answer-page.ts'
import { builtPage, documentOf } from '../../build/posted-form-pages/form-page.fake.tsx'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { allForms } from '../../domain/forms/all-forms.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import { formsPath } from '../../domain/forms/form-paths.ts'
import { fakeContext, fakeUploadId } from '../../domain/forms/good-submissions.fake.ts'
import { parseForm } from '../../domain/forms/parse-form.ts'
import { forms } from '../forms.ts'
import type { SentFile } from './accept-file.ts'
import type { DrawAnswer } from './draw-answer.ts'
import type { PostedFormServices } from './posted-form-services.ts'

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
export const fakePostedForms = (changes: Partial<PostedFormServices> = {}) => {
  const received: SentSubmission[] = []
  const senders: Sender[] = []
  const stored: (SentFile & { id: string; text: string })[] = []
  const formServices: PostedFormServices = {
    contextOf: (edition) => fakeContext(edition),
    factsOf,
    turnAwayBots: async (sender) => void senders.push(sender),
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
  const drawAnswer: DrawAnswer = async (answer) => ({
    html: answerPage(builtPage(answer.form, answer.context.edition), answer),
    policy: "default-src 'self'",
  })
  const request = async (init: RequestInit & { duplex?: 'half' }): Promise<Response> => {
    const sent = new Request(`http://localhost${formsPath}`, init)
    const address = sent.headers.get('x-forwarded-for') ?? 'unknown'
    return forms(sent, { address }, { formServices, drawAnswer, publicUrl: 'https://pools.example' }).catch(
      ({ message }: Error) => new Response(message, { status: 500 }),
    )
  }
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
