import { requestOrigin } from '../api/request-origin.ts'
import type { PostedAnswer } from '../domain/forms/posted-answer.ts'
import { plainAnswer } from './plain-answer.ts'
import type { PostedForms } from './posted-forms/posted-forms.ts'
import { type PostOutcome, takePostedForm } from './posted-forms/take-posted-form.ts'
import type { SiteFunction } from './site-function.ts'

const say = (status: number, code: string, message: string, headers: Record<string, string> = {}): Response =>
  plainAnswer('page', { status, code, message, headers: { 'cache-control': 'no-store', ...headers } })

type Answered = Exclude<PostOutcome, { state: 'unread' }>

const saidOf = (outcome: Answered): PostedAnswer['said'] =>
  outcome.state === 'sent'
    ? { state: 'sent', reference: outcome.reference }
    : { state: 'not-sent', returned: outcome.returned }

/** What can be said without a page. */
const wordsOf = (outcome: Answered): string => {
  if (outcome.state === 'sent') return `It has arrived. Keep the number: ${outcome.reference}`
  const problems = outcome.returned.problems.map(({ message }) => message)
  return ['It was not sent.', ...problems, 'Go back, and send it again.'].join(' ')
}

const answerTo = async (outcome: Answered, { formServices, drawAnswer }: PostedForms): Promise<Response> => {
  const { form, edition, context } = outcome.opened
  const status = outcome.state === 'sent' ? 200 : outcome.status
  const retryAfter = outcome.state === 'not-sent' ? outcome.retryAfterSeconds : undefined
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  const drawn = await drawAnswer({ form, context, said: saidOf(outcome), phone: formServices.factsOf(edition).phone })
  if (drawn === undefined) return say(status, outcome.state, wordsOf(outcome), headers)
  return new Response(drawn.html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(drawn.html)),
      'content-security-policy': drawn.policy,
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

/** Takes the forms of pages on which no scripts run, and answers with the same page. */
export const forms: SiteFunction<PostedForms> = async (request, { address }, postedForms) => {
  // Who has kept the address of an answer finds no answer there.
  if (request.method === 'GET' || request.method === 'HEAD')
    return new Response(null, { status: 303, headers: { location: '/', 'cache-control': 'no-store' } })
  if (request.method !== 'POST')
    return say(405, 'method_not_allowed', 'Forms are posted to this address.', { allow: 'GET, POST' })
  const { formServices, publicUrl } = postedForms
  if (requestOrigin(request, publicUrl) === 'elsewhere')
    return say(403, 'foreign_form', 'This form was sent from another website. Open it on ours and send it from there.')
  const outcome = await takePostedForm(request, address, formServices)
  return outcome.state === 'unread'
    ? say(outcome.status, outcome.code, outcome.message)
    : answerTo(outcome, postedForms)
}
