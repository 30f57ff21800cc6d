import { errors } from 'oidc-provider'
import type { Db } from '../../api/db/database.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityPath } from '../../domain/identity/identity-paths.ts'
import { createAskIssuer } from './ask-issuer.ts'
import type { IssuerPages } from './create-issuer.ts'
import { createKeptIssuer } from './kept-issuer.ts'
import { endSignIn, signInUnderWay } from './sign-in-under-way.ts'
import { siteClient } from './site-client.ts'

export const testOrigin = 'https://www.example.com'
export const testAudience = `${testOrigin}/.netlify/functions/graphql`

const plainPages: IssuerPages = {
  trouble: async (_, { code }) => new Response(code),
  signOut: async (_, action, hidden) => Response.json({ action, hidden }),
  signedOut: async () => new Response('Signed out'),
}

/** Keeps cookies as a browser does, as far as paths and ends go. */
export class Cookies {
  readonly #kept = new Map<string, { value: string; path: string }>()

  for(pathname: string): string {
    const here = [...this.#kept].filter(([, { path }]) => pathname.startsWith(path))
    return here.map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  take(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', ...value] = pair.split('=')
      const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/'
      if (attributes.some((each) => /expires=Thu, 01 Jan 1970/i.test(each))) this.#kept.delete(name)
      else this.#kept.set(name, { value: value.join('='), path })
    }
  }
}

/** An issuer whose people need no password: who is to be signed in is said by the test. */
export const openTestIssuer = (db: () => Db, clock: { now: () => Date } = { now: () => new Date() }) => {
  const troubles: unknown[] = []
  const kept = () =>
    createKeptIssuer({
      db: db(),
      publicUrl: testOrigin,
      audience: testAudience,
      clients: [siteClient(testOrigin)],
      pages: plainPages,
      onError: (error) => troubles.push(error),
      now: () => clock.now(),
    })
  let issuer: ReturnType<typeof kept> | undefined
  const provider = () => {
    issuer ??= kept()
    return issuer()
  }

  const askIssuer = createAskIssuer(provider, testOrigin)

  /** As `fetch` would, to the issuer and nobody else. */
  const ask = async (address: string | URL, init?: RequestInit, cookies?: Cookies): Promise<Response> => {
    const request = new Request(address, init)
    const { pathname } = new URL(request.url)
    const cookie = cookies?.for(pathname)
    if (cookie) request.headers.set('cookie', cookie)
    const answer = await askIssuer(request)
    cookies?.take(answer)
    return answer
  }

  /** A browser in which somebody follows what the issuer says, and is signed in when it asks who they are. */
  const openBrowser = (account?: string) => {
    const cookies = new Cookies()
    const follow = async (address: string | URL): Promise<URL> => {
      let at = new URL(address)
      for (let hops = 0; hops < 8; hops += 1) {
        if (!at.pathname.startsWith(identityPath)) return at
        if (at.pathname.startsWith(`${identityPath}/interaction/`)) {
          const request = new Request(at, { headers: { cookie: cookies.for(at.pathname) } })
          if ((await signInUnderWay(await provider(), request, testOrigin)) === undefined)
            throw new errors.SessionNotFound('nobody is signing in')
          if (account === undefined) return at
          const ts = Math.floor(clock.now().getTime() / 1000)
          const result = { login: { accountId: account, amr: ['password'], ts } }
          at = new URL(await endSignIn(await provider(), request, testOrigin, result))
          continue
        }
        const answer = await ask(at, { redirect: 'manual' }, cookies)
        const next = answer.headers.get('location')
        if (next === null) throw new Error(`${answer.status}: ${await answer.text()}`)
        at = new URL(next, at)
      }
      throw new Error('It goes round in circles')
    }
    return { cookies, follow, ask: (address: string | URL, init?: RequestInit) => ask(address, init, cookies) }
  }

  const addPerson = async (email: string, name = 'Kerry Walsh'): Promise<string> => {
    const [row] = await db().insert(identityAccounts).values({ email, name, edition: 'en-au' }).returning()
    if (!row) throw new Error('No account')
    return row.id
  }
  return { ask, openBrowser, addPerson, provider, troubles }
}
