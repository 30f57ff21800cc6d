import type { Handler } from 'hono'
import { revalidated } from '../../config/cache-control.ts'
import { answerKindOf, plainAnswer } from '../../functions/plain-answer.ts'
import type { RequestScope } from '../request-scope.ts'
import { mediaTypeOf } from './media-type.ts'
import { isNotFoundPage, notFound } from './not-found.ts'
import { sendFile } from './send-file.ts'
import type { SiteFiles } from './site-files.ts'
import { locate } from './site-location.ts'

/** Answers with the files of the built site. */
export const siteHandler =
  (files: SiteFiles): Handler<RequestScope> =>
  async (context) => {
    const request = context.req.raw
    const { pathname, search } = context.get('url')
    const found = await locate(files, context.get('target'))
    if (found.kind === 'missing') return notFound(files, context)

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainAnswer(answerKindOf(pathname, context.req.header('accept') ?? null), {
        status: 405,
        code: 'method_not_allowed',
        message: 'This address can only be read.',
        headers: { allow: 'GET, HEAD' },
      })
    }
    if (found.kind === 'redirect') {
      return new Response(null, {
        status: 308,
        headers: { location: found.location + search, 'cache-control': revalidated },
      })
    }
    context.set('mediaType', mediaTypeOf(found.path))
    context.set('document', found.path)
    const status = isNotFoundPage(found.path) ? 404 : 200
    return (await sendFile(files, found.path, request, status)) ?? notFound(files, context)
  }
