import { GatewayRefusal, GatewayUnreachable } from '../gateway.ts'
import type { StripeError } from './stripe-client.ts'

/** Too slow, locked by another request, too many requests: the same request may succeed later. */
const passingStatuses = new Set([408, 409, 425, 429])
const passingCodes = new Set(['lock_timeout', 'rate_limit'])

const isRefused = ({ statusCode = 0, code = '' }: StripeError): boolean =>
  statusCode >= 400 && statusCode < 500 && !passingStatuses.has(statusCode) && !passingCodes.has(code)

/** Stripe has no code for some refusals; for a refund of more than there is, for one. */
const codeOf = ({ code, param, rawType, statusCode }: StripeError): string => {
  if (code !== undefined) return code
  if (statusCode === 401) return 'authentication_error'
  if (param === 'amount') return 'amount_too_large'
  return rawType ?? 'unknown'
}

const networkCode = ({ detail }: StripeError): string | undefined =>
  detail instanceof Error && 'code' in detail && typeof detail.code === 'string' ? detail.code : undefined

/**
 * What a failed request means. Stripe's own words and the SDK's error are left behind: there are cards, people and parts of
 * keys in them, and what is thrown here is logged. The request's id finds them in Stripe's dashboard.
 */
export const requestFailure = (doing: string, error: StripeError): GatewayRefusal | GatewayUnreachable => {
  const { statusCode, param, requestId } = error
  const code = codeOf(error)
  const facts = [
    statusCode && `status ${statusCode}`,
    networkCode(error),
    param && `parameter ${param}`,
    requestId && `request ${requestId}`,
  ].filter(Boolean)
  const about = facts.length === 0 ? '' : ` (${facts.join(', ')})`
  if (isRefused(error)) return new GatewayRefusal(code, `Stripe refused to ${doing}: ${code}${about}`)
  return new GatewayUnreachable(`Stripe did not say whether it could ${doing}${about}`)
}
