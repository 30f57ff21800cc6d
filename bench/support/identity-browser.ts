import { createHash, randomBytes } from 'node:crypto'
import { Cookies } from '../../src/identity/issuer/test-issuer.fake.ts'

export interface Timed {
  readonly status: number
  readonly milliseconds: number
  readonly location: string
  readonly body: string
}

export interface IdentityBrowser {
  get(address: string): Promise<Timed>
  post(address: string, fields: Record<string, string>): Promise<Timed>
  /** To the page of the issuer that asks who somebody is: its address. */
  begin(): Promise<Timed>
  /** Tokens for the code that the site was given. */
  redeem(back: string): Promise<Timed>
  renew(refreshToken: string): Promise<Timed>
}

let addresses = 0

/** Somebody elsewhere each time: what is limited by address is not what is measured. */
const somewhere = (): string => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** A browser that signs in: with cookies, and from another address with each request. `origin` is what the server calls itself. */
export const openIdentityBrowser = (origin: string): IdentityBrowser => {
  const cookies = new Cookies()
  const verifier = randomBytes(32).toString('base64url')
  const redirect = `${origin}/en-au/account/signed-in/`

  const ask = async (address: string, init: RequestInit = {}): Promise<Timed> => {
    const at = new URL(address, origin)
    const headers = { ...init.headers, cookie: cookies.for(at.pathname), 'x-forwarded-for': somewhere() }
    const started = performance.now()
    const answer = await fetch(at, { ...init, headers, redirect: 'manual' })
    const body = await answer.text()
    const milliseconds = performance.now() - started
    cookies.take(answer)
    return { status: answer.status, milliseconds, location: answer.headers.get('location') ?? '', body }
  }
  const post = (address: string, fields: Record<string, string>) =>
    ask(address, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) })

  return {
    get: ask,
    post,
    begin: () => {
      const query = new URLSearchParams({
        client_id: 'poolwright-site',
        response_type: 'code',
        redirect_uri: redirect,
        scope: 'openid email profile',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ui_locales: 'en-AU',
      })
      return ask(`/identity/auth?${query}`)
    },
    redeem: (back) =>
      post('/identity/token', {
        client_id: 'poolwright-site',
        grant_type: 'authorization_code',
        code: new URL(back, origin).searchParams.get('code') ?? '',
        redirect_uri: redirect,
        code_verifier: verifier,
      }),
    renew: (refreshToken) =>
      post('/identity/token', {
        client_id: 'poolwright-site',
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      }),
  }
}
