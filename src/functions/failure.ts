import { randomInt } from 'node:crypto'
import { editionOfPath, localeOf } from '../domain/edition/edition-code.ts'
import { answerKindOf, plainAnswer } from './plain-answer.ts'

/** No vowels and nothing that looks like something else: it will be read out over the phone. */
const letters = '23456789BCDFGHJKMNPQRTVWXZ'

export const newReference = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

/** The answer to a request that broke. The reference leads to the log line; the cause stays in the log. */
export const failure = (pathname: string, accept: string | null, reference: string): Response => {
  const kind = answerKindOf(pathname, accept)
  const message = `Something went wrong at our end. The reference is ${reference}.`
  const headers = { 'cache-control': 'no-store' }
  if (kind !== 'page') return plainAnswer(kind, { status: 500, code: 'internal_error', message, headers })
  const page = `<!doctype html>
<html lang="${localeOf(editionOfPath(pathname))}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong</title>
<h1>Something went wrong at our end</h1>
<p>Please try again in a moment. If it keeps happening, tell us this reference: <strong>${reference}</strong></p>
<p><a href="/">Go to the home page</a></p>
</html>
`
  return new Response(page, {
    status: 500,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(page)),
    },
  })
}

/** The answer while the database is away, where nobody has a better one. */
export const unavailable = (pathname: string, accept: string | null): Response =>
  plainAnswer(answerKindOf(pathname, accept), {
    status: 503,
    code: 'unavailable',
    message: 'This part of the site is not available at the moment. Try again in a minute.',
    headers: { 'cache-control': 'no-store', 'retry-after': '30' },
  })
