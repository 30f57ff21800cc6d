import { editionCodes, isEditionCode } from '../domain/edition/edition-code.ts'
import { answerKindOf, plainAnswer } from './plain-answer.ts'
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

export const notFound = async (
  files: SiteFiles,
  pathname: string,
  request: Pick<Request, 'method' | 'headers'>,
): Promise<Response> => {
  const kind = answerKindOf(pathname, request.headers.get('accept'))
  const page =
    kind === 'page'
      ? ((await sendFile(files, pageFor(pathname), request, 404)) ?? (await sendFile(files, rootPage, request, 404)))
      : undefined
  const answer =
    page ?? plainAnswer(kind, { status: 404, code: 'not_found', message: 'There is nothing at this address.' })
  answer.headers.append('vary', 'accept')
  return answer
}
