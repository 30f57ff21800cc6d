import { Hono } from 'hono'
import { formsAddress } from '../../domain/forms/hidden-fields.ts'
import { plainAnswer } from '../plain-answer.ts'
import type { RequestScope } from '../request-scope.ts'
import { callerAddress } from '../site-data-routes.ts'
import type { SiteFiles } from '../site-files.ts'
import { answeredDocument, answerPage } from './answer-page.ts'
import { isFromOurPages } from './our-pages.ts'
import type { PostDesk } from './post-desk.ts'
import { takePostedForm } from './take-posted-form.ts'

export interface PostedFormOptions {
  readonly siteData: Promise<{ posts: PostDesk }>
  readonly files: SiteFiles
  readonly publicUrl: string
  readonly trustProxy: boolean
}

const refuse = (status: number, code: string, message: string, headers: Record<string, string> = {}): Response =>
  plainAnswer('page', { status, code, message, headers: { 'cache-control': 'no-store', ...headers } })

/** Takes the forms of pages on which no scripts run, and answers with the same page. */
export const postedFormRoutes = ({ siteData, files, publicUrl, trustProxy }: PostedFormOptions): Hono<RequestScope> => {
  const routes = new Hono<RequestScope>()
  // Who has kept the address of an answer finds no answer there.
  routes.get(formsAddress, (context) => context.redirect('/', 303))
  routes.post(formsAddress, async (context) => {
    const request = context.req.raw
    if (!isFromOurPages(request.headers, context.get('url'), publicUrl))
      return refuse(403, 'foreign_form', 'This form was sent from another website. Open it on ours and send it there.')
    const { posts } = await siteData
    const outcome = await takePostedForm(request, callerAddress(context, trustProxy), posts)
    if (outcome.state === 'unread') return refuse(outcome.status, outcome.code, outcome.message)
    const page = await answerPage(files, outcome, posts.factsOf(outcome.opened.edition).phone)
    context.set('document', answeredDocument(outcome.opened))
    const retryAfter = outcome.state === 'not-sent' ? outcome.retryAfterSeconds : undefined
    return new Response(page, {
      status: outcome.state === 'sent' ? 200 : outcome.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(Buffer.byteLength(page)),
        'cache-control': 'no-store',
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      },
    })
  })
  routes.all(formsAddress, () =>
    refuse(405, 'method_not_allowed', 'Forms are posted to this address.', { allow: 'GET, POST' }),
  )
  return routes
}
