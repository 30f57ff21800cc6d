import { Hono } from 'hono'
import type { BankSql } from '../bank-sql.ts'
import { isFromElsewhere } from '../http/access.ts'
import { answered, refused } from '../http/answer.ts'
import { readText } from '../http/read-json.ts'
import { decideVerification, readVerification } from '../intents/decide-verification.ts'
import { themeOf } from './page-theme.ts'
import { missingPage } from './start-page.ts'
import { type Arrival, addressOf, verifyPage } from './verify-page.ts'

export interface VerifyOptions {
  sql: BankSql
  basePath: string
  merchant: string
  now(): Date
  onChange(): void
}

const decisions = { approve: 'approved', refuse: 'refused', close: 'asked' } as const

const isDecision = (text: string | null): text is keyof typeof decisions =>
  text !== null && Object.hasOwn(decisions, text)

const arrivalOf = (asked: string | undefined): Arrival => (asked === 'decided' || asked === 'closed' ? asked : 'opened')

/** The bank's question. To look changes nothing; an answer leads to a page that says what was decided. */
export const verifyRoutes = ({ sql, basePath, merchant, now, onChange }: VerifyOptions): Hono => {
  const routes = new Hono()

  routes.get('/:intent', async (context) => {
    const theme = themeOf(context.req.query('theme'))
    const verification = await readVerification(sql, context.req.param('intent'), context.req.query('token') ?? '')
    if (verification === undefined) return context.html(missingPage(basePath, theme), 404)
    const arrival = arrivalOf(context.req.query('after'))
    return context.html(verifyPage({ verification, merchant, basePath, theme, arrival }))
  })

  routes.post('/:intent', async (context) => {
    if (isFromElsewhere(context.req.raw))
      return answered(refused(403, 'from_elsewhere', 'Only pages of the bank may do that.'))
    const read = await readText(context.req.raw)
    if (!read.ok) return answered(read.answer)
    const decision = new URLSearchParams(read.text).get('decision')
    if (!isDecision(decision)) return answered(refused(400, 'bad_request', 'The decision is approve, refuse or close.'))

    const theme = themeOf(context.req.query('theme'))
    const asked = { id: context.req.param('intent'), token: context.req.query('token') ?? '' }
    const verification =
      decision === 'close'
        ? await readVerification(sql, asked.id, asked.token)
        : await decideVerification(sql, { ...asked, isApproved: decision === 'approve', now: now() })
    if (verification === undefined) return context.html(missingPage(basePath, theme), 404)
    onChange()
    // Where it came too late there is nobody to send away: they are told what was decided instead.
    const isSo = verification.state === decisions[decision]
    const arrival: Arrival = decision === 'close' ? 'closed' : 'decided'
    return context.redirect(`${addressOf(verification, basePath, theme)}${isSo ? `&after=${arrival}` : ''}`, 303)
  })
  return routes
}
