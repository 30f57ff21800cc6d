import type { Context } from 'hono'
import { editionCodes, isEditionCode } from '../../domain/edition/edition-code.ts'
import { answerKindOf, plainAnswer } from '../../functions/plain-answer.ts'
import type { RequestScope } from '../request-scope.ts'
import { sendFile } from './send-file.ts'
import type { SiteFiles } from './site-files.ts'

const rootPage = '404.html'
const editionPage = (edition: string): string => `${edition}/404/index.html`
const pages: ReadonlySet<string> = new Set([rootPage, ...editionCodes.map(editionPage)])

/** These pages say "not found" whichever way they are reached, so they always carry that status. */
export const isNotFoundPage = (path: string): boolean => pages.has(path)

const pageFor = (pathname: string): string => {
  const first = pathname.split('/')[1]?.toLowerCase() ?? ''
  return isEditionCode(first) ? editionPage(first) : rootPage
}

/** Asked for by `site-handler.ts` where there is no file. A click in the browser does not come here: `src/runtime/page-loader.ts` decides then. */
export const notFound = async (files: SiteFiles, context: Context<RequestScope>): Promise<Response> => {
  const { pathname } = context.get('url')
  const request = context.req.raw
  const kind = answerKindOf(pathname, request.headers.get('accept'))
  const sendPage = (file: string) => {
    context.set('document', file)
    return sendFile(files, file, request, 404)
  }
  const page = kind === 'page' ? ((await sendPage(pageFor(pathname))) ?? (await sendPage(rootPage))) : undefined
  const answer =
    page ?? plainAnswer(kind, { status: 404, code: 'not_found', message: 'There is nothing at this address.' })
  answer.headers.append('vary', 'accept')
  return answer
}
