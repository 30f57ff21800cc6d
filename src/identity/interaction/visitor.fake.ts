import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../api/db/database.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import { openTestIssuer, testOrigin } from '../issuer/test-issuer.fake.ts'
import { testServices } from '../test-services.fake.ts'
import { createInteractionPages } from './interaction-pages.ts'

/** Shows what would be drawn. */
const draw = async (_: string, screen: Screen, status: number): Promise<Response> => Response.json(screen, { status })

/** A page as the visitor has it: where it is, and what is on it. */
export interface Seen {
  readonly status: number
  readonly at: URL
  /** Of a page of ours; empty where the browser has gone back to the site. */
  readonly screen: Partial<Screen>
  readonly body: string
  readonly headers: Headers
}

export const openVisitors = (db: () => Db, clock: { now: () => Date }) => {
  const issuer = openTestIssuer(db, clock)
  const pages = () => createInteractionPages({ services: testServices(db(), clock.now), issuer: issuer.provider, draw })
  let handler: ReturnType<typeof pages> | undefined
  let hosts = 0

  /** Somebody with a browser of their own, who presses "Sign in" somewhere on the site. */
  const openVisitor = async (params: Record<string, string> = {}) => {
    const { cookies, follow } = issuer.openBrowser()
    const host = `198.51.100.${hosts++ % 250}`
    const verifier = randomBytes(32).toString('base64url')
    const query = new URLSearchParams({
      client_id: 'poolwright-site',
      response_type: 'code',
      redirect_uri: `${testOrigin}/en-nz/account/signed-in/`,
      scope: 'openid email profile',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ui_locales: 'en-NZ',
      ...params,
    })
    const request = async (address: string | URL, init: RequestInit = {}): Promise<Seen> => {
      const at = new URL(address, testOrigin)
      const headers = new Headers(init.headers)
      const cookie = cookies.for(at.pathname)
      if (cookie) headers.set('cookie', cookie)
      const saysWhence = headers.has('sec-fetch-site') || headers.has('origin')
      if (init.method === 'POST' && !saysWhence) headers.set('sec-fetch-site', 'same-origin')
      handler ??= pages()
      const answer = await handler(new Request(at, { ...init, headers, redirect: 'manual' }), host)
      if (answer === undefined) throw new Error(`${at.pathname} is not a page of signing in`)
      cookies.take(answer)
      const location = answer.headers.get('location')
      if (location === null) {
        const body = await answer.text()
        const isScreen = answer.headers.get('content-type') === 'application/json' && body.includes('"parts"')
        return { status: answer.status, at, screen: isScreen ? JSON.parse(body) : {}, body, headers: answer.headers }
      }
      return go(new URL(location, at))
    }
    /** Follows to the next page of ours, or back to the site. */
    const go = async (to: URL): Promise<Seen> => {
      if (to.pathname.startsWith('/identity/interaction/')) return request(to)
      const at = await follow(to)
      if (at.pathname.startsWith('/identity/interaction/')) return request(at)
      return { status: 200, at, screen: {}, body: '', headers: new Headers() }
    }
    const start = () => go(new URL(`${testOrigin}/identity/auth?${query}`))
    /** Asked who they are once more, in a sign-in of its own. */
    const startAgain = () => go(new URL(`${testOrigin}/identity/auth?${query}&prompt=login`))
    let seen = await start()
    const base = seen.at.pathname
    const open = async (step: string) => {
      seen = await request(step.startsWith('/') ? step : `${base}${step === '' ? '' : `/${step}`}`)
      return seen
    }
    const post = async (step: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams(fields)
      seen = await request(`${base}/${step}`, { method: 'POST', body, headers })
      return seen
    }
    const postTo = (address: string, fields: Record<string, string>) =>
      request(address, { method: 'POST', body: new URLSearchParams(fields) })
    const send = async (step: string, json: unknown, headers: Record<string, string> = {}) => {
      const [body, type] = [JSON.stringify(json), { 'content-type': 'application/json' }]
      return request(`${base}/${step}`, { method: 'POST', body, headers: { ...type, ...headers } })
    }
    return {
      uid: base.split('/').at(-1) ?? '',
      first: seen,
      cookies,
      open,
      post,
      postTo,
      send,
      go,
      start,
      startAgain,
      verifier,
    }
  }
  return { ...issuer, openVisitor }
}

/** Whether the browser has come back to the site with a code. */
export const isBack = ({ at }: Seen): boolean =>
  at.pathname === '/en-nz/account/signed-in/' && at.searchParams.has('code')

export const problemsOf = ({ screen }: Seen): string[] => [
  ...(screen.problem === undefined ? [] : [screen.problem]),
  ...(screen.parts ?? []).flatMap((part) =>
    part.kind === 'form' ? part.fields.flatMap(({ problem }) => problem ?? []) : [],
  ),
]
