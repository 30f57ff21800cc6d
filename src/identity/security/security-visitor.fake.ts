import { createHash } from 'node:crypto'
import type { Db } from '../../api/db/database.ts'
import type { IdentityDocument } from '../../domain/identity/identity-page.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import { openTestIssuer, testOrigin } from '../issuer/test-issuer.fake.ts'
import { testServices } from '../test-services.fake.ts'
import { createSecurityPages } from './security-pages.ts'

/** Shows what would be drawn. */
const draw = async (_: string, screen: Screen, status: number, document?: IdentityDocument): Promise<Response> =>
  Response.json(screen, { status, headers: { 'x-document': document ?? 'account/sign-in' } })

export interface SeenSecurity {
  readonly status: number
  readonly at: URL
  readonly screen: Partial<Screen>
  readonly body: string
  readonly headers: Headers
}

const verifier = 'v'.repeat(43)

/** People who are signed in, each in browsers of their own, at the pages about what keeps their account safe. */
export const openSecurityVisitors = (db: () => Db, clock: { now: () => Date }) => {
  const issuer = openTestIssuer(db, clock)
  const services = () => testServices(db(), clock.now)
  const pages = () => createSecurityPages({ services: services(), issuer: issuer.provider, draw })
  let handler: ReturnType<typeof pages> | undefined

  /** Signs in as far as tokens, so that the place is in the list. */
  const openVisitor = async (account?: string) => {
    const browser = issuer.openBrowser(account)
    const { cookies } = browser
    if (account !== undefined) {
      const redirect = `${testOrigin}/en-nz/account/signed-in/`
      const query = new URLSearchParams({
        client_id: 'poolwright-site',
        response_type: 'code',
        redirect_uri: redirect,
        scope: 'openid',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })
      const back = await browser.follow(`${testOrigin}/identity/auth?${query}`)
      const body = new URLSearchParams({
        client_id: 'poolwright-site',
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: redirect,
        code_verifier: verifier,
      })
      await browser.ask(`${testOrigin}/identity/token`, { method: 'POST', body })
    }
    const request = async (address: string, init: RequestInit = {}): Promise<SeenSecurity> => {
      const at = new URL(address, testOrigin)
      const headers = new Headers(init.headers)
      const cookie = cookies.for(at.pathname)
      if (cookie) headers.set('cookie', cookie)
      const saysWhence = headers.has('sec-fetch-site') || headers.has('origin')
      if (init.method === 'POST' && !saysWhence) headers.set('sec-fetch-site', 'same-origin')
      handler ??= pages()
      const answer = await handler(new Request(at, { ...init, headers, redirect: 'manual' }), '198.51.100.1')
      if (answer === undefined) throw new Error(`${at.pathname} is not a page of security`)
      const location = answer.headers.get('location')
      if (location?.startsWith('/identity/security')) return request(location)
      const body = await answer.text()
      return {
        status: answer.status,
        at,
        screen: body.includes('"parts"') ? JSON.parse(body) : {},
        body,
        headers: answer.headers,
      }
    }
    const address = (step: string) =>
      step.startsWith('/') ? step : `/identity/security${step === '' ? '' : `/${step}`}`
    return {
      cookies,
      open: (step = '') => request(address(step)),
      post: (step: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
        request(address(step), { method: 'POST', body: new URLSearchParams(fields), headers }),
      send: (step: string, json: unknown, headers: Record<string, string> = {}) =>
        request(address(step), {
          method: 'POST',
          body: JSON.stringify(json),
          headers: { 'content-type': 'application/json', ...headers },
        }),
    }
  }
  return { ...issuer, services, openVisitor }
}

/** What is said to be wrong, of fields and of the whole. */
export const problemsIn = ({ screen }: SeenSecurity): string[] => [
  ...(screen.problem === undefined ? [] : [screen.problem]),
  ...(screen.parts ?? []).flatMap((part) =>
    part.kind === 'form' ? part.fields.flatMap(({ problem }) => problem ?? []) : [],
  ),
]
