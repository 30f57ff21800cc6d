import { revalidated } from '../config/cache-control.ts'
import { formsPath } from '../domain/forms/form-paths.ts'
import { assetFolders, dataFolders, serviceFolders } from '../domain/pages/not-pages.ts'

/** What the asker can read: a page for a person, JSON for a script, a line of text for everything else. */
export type AnswerKind = 'page' | 'json' | 'text'

const jsonFolders: readonly string[] = [...dataFolders, ...serviceFolders]
const textFolders: readonly string[] = assetFolders

export const answerKindOf = (pathname: string, accept: string | null): AnswerKind => {
  if (pathname === formsPath) return 'page'
  const folder = `/${pathname.split('/')[1]}/`
  if (jsonFolders.includes(folder) || /\.(json|webmanifest)$/.test(pathname)) return 'json'
  if (textFolders.includes(folder) || /\.(?!html$)[a-z0-9]+$/i.test(pathname)) return 'text'
  if (accept === null || /text\/html|\*\/\*|text\/\*/.test(accept)) return 'page'
  return accept.includes('json') ? 'json' : 'text'
}

export interface PlainAnswer {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A short answer that needs no page of the site: JSON for scripts, otherwise one line. */
export const plainAnswer = (kind: AnswerKind, { status, code, message, headers }: PlainAnswer): Response => {
  const body = kind === 'json' ? JSON.stringify({ error: { code, message } }) : `${message}\n`
  return new Response(body, {
    status,
    headers: {
      'content-type': kind === 'json' ? 'application/json' : 'text/plain; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': revalidated,
      ...headers,
    },
  })
}
