import { expect, it } from 'vitest'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { openTestIssuer, testOrigin } from './test-issuer.fake.ts'

const redirect = `${testOrigin}/en-au/account/signed-in/`
const query = new URLSearchParams({
  client_id: 'poolwright-site',
  response_type: 'code',
  redirect_uri: redirect,
  scope: 'openid',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
})
const address = `${testOrigin}/identity/auth?${query}`

const sessionCookie = /poolwright-sign-in=([^;]+)/
const signature = /poolwright-sign-in\.sig=([^;]+)/

onEachEngine((db) => {
  const { openBrowser, addPerson } = openTestIssuer(db)
  type Browser = ReturnType<typeof openBrowser>
  const cookieOf = ({ cookies }: Browser) => sessionCookie.exec(cookies.for('/identity/'))?.[1]
  const plant = ({ cookies }: Browser, planted: Browser) => {
    const headers = new Headers()
    for (const pair of planted.cookies.for('/identity/').split('; '))
      headers.append('set-cookie', `${pair}; path=/identity`)
    cookies.take(new Response(null, { headers }))
  }
  const isSignedIn = async (browser: Browser) => {
    const answer = await browser.ask(`${address}&prompt=none`, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '').searchParams.has('code')
  }

  it('a session that was there before signing in, planted or not, is another one afterwards', async () => {
    const attacker = openBrowser()
    await attacker.follow(address)
    const victim = openBrowser(await addPerson('victim@example.com'))
    plant(victim, attacker)
    const before = cookieOf(victim)
    expect((await victim.follow(address)).searchParams.has('code')).toBe(true)
    expect(cookieOf(victim)).toBeDefined()
    expect(cookieOf(victim)).not.toBe(before)
    expect([await isSignedIn(victim), await isSignedIn(attacker)]).toEqual([true, false])
  })

  it('a session of another account that was there is not taken over: it has to end first', async () => {
    const attacker = openBrowser(await addPerson('attacker@example.com'))
    await attacker.follow(address)
    const victim = openBrowser(await addPerson('owner@example.com'))
    plant(victim, attacker)
    // No code, but the library's own page, which posts itself to where sessions end.
    const page = await victim.follow(`${address}&prompt=login`).then(String, String)
    expect(page).toContain(`action="${testOrigin}/identity/session/end/confirm"`)
    expect(page).not.toContain('code=')
  })

  it('a cookie without our signature, or with that of another, is none', async () => {
    const [known, other] = [
      openBrowser(await addPerson('signed@example.com')),
      openBrowser(await addPerson('b@example.com')),
    ]
    for (const browser of [known, other]) await browser.follow(address)
    const [value, theirs] = [cookieOf(known), signature.exec(other.cookies.for('/identity/'))?.[1]]
    expect(theirs).toBeDefined()
    for (const lines of [
      [`poolwright-sign-in=${value}`],
      [`poolwright-sign-in=${value}`, `poolwright-sign-in.sig=${theirs}`],
    ]) {
      const browser = openBrowser()
      const headers = new Headers()
      for (const line of lines) headers.append('set-cookie', `${line}; path=/identity`)
      browser.cookies.take(new Response(null, { headers }))
      expect(await isSignedIn(browser)).toBe(false)
    }
    expect(await isSignedIn(known)).toBe(true)
  })

  it('signing out by a form without its secret, as another site would send it, signs nobody out', async () => {
    const browser = openBrowser(await addPerson('stays@example.com'))
    await browser.follow(address)
    await browser.ask(`${testOrigin}/identity/session/end`)
    for (const fields of [{}, { logout: 'yes' }, { logout: 'yes', xsrf: '' }, { logout: 'yes', xsrf: 'x'.repeat(43) }])
      for (const end of ['session/end/confirm', 'session/end']) {
        const body = new URLSearchParams(fields)
        await browser.ask(`${testOrigin}/identity/${end}`, { method: 'POST', body, redirect: 'manual' })
        expect(await isSignedIn(browser)).toBe(true)
      }
  })

  it('every answer of the library is framed by nobody, kept by nobody, and told of to nobody', async () => {
    const browser = openBrowser()
    for (const path of [
      'auth',
      `auth?${query}`,
      'auth/nobody',
      'session/end',
      'session/end/success',
      'nothing',
      'me',
      'token',
    ]) {
      const { headers } = await browser.ask(`${testOrigin}/identity/${path}`, { redirect: 'manual' })
      const said = ['x-frame-options', 'referrer-policy', 'cache-control'].map((name) => headers.get(name))
      expect([path, ...said]).toEqual([path, 'DENY', 'same-origin', 'no-store'])
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
    }
  })
})
