import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../api/db/database.ts'
import { emptyEmbeddedDatabase } from '../../api/db/test-databases/shared-embedded.fake.ts'
import { builtIdentityPages } from '../../build/identity-pages/built-identity-pages.fake.ts'
import { type Identity, openIdentity } from '../../identity/open-identity.ts'
import { testServices } from '../../identity/test-services.fake.ts'
import { identity } from '../identity.ts'
import { createDrawScreen, createPasskeyScript } from './draw-screen.ts'

const origin = 'https://www.example.com'

/** As the build makes it, as far as it matters here. */
const builtPage = `<!doctype html>
<html lang="en-NZ"><head><title>Sign in</title>
<script type="application/json" id="start-files">{}</script><script data-stays>theme()</script>
<link rel="modulepreload" href="/assets/core.js"></head>
<body><div id="root"><main id="content"><section class="words" data-screen=""><h1>At rest</h1></section><div>Water</div></main></div></body></html>`

const challenge = createHash('sha256').update('v'.repeat(43)).digest('base64url')

describe('the function of the issuer', () => {
  let [database, opened, siteDirectory]: [Database?, Identity?, string?] = []
  beforeAll(async () => {
    siteDirectory = mkdtempSync(path.join(tmpdir(), 'identity-site-'))
    const files = { ...(await builtIdentityPages()), 'en-nz/account/sign-in/index.html': builtPage }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(siteDirectory, file)), { recursive: true })
      writeFileSync(path.join(siteDirectory, file), text)
    }
    database = await emptyEmbeddedDatabase()
    opened = openIdentity({
      ...testServices(database.db, () => new Date()),
      audience: `${origin}/api`,
      draw: createDrawScreen({ siteDirectory, https: true }),
      passkeyScript: createPasskeyScript(siteDirectory),
      onError: (error) => {
        throw error
      },
    })
  })
  afterAll(async () => {
    await database?.close()
    rmSync(siteDirectory as string, { recursive: true })
  })

  const cookies = new Map<string, string>()
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const request = new Request(new URL(address, origin), { ...init, headers })
    const answer = await identity(request, { address: '203.0.113.7' }, opened ? { identity: opened } : {})
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return answer
  }
  const documentOf = async (answer: Response) => {
    const { document } = new Window()
    document.write(await answer.text())
    return document
  }
  const begin = async () => {
    const query = new URLSearchParams({
      client_id: 'poolwright-site',
      response_type: 'code',
      redirect_uri: `${origin}/en-nz/account/signed-in/`,
      scope: 'openid',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ui_locales: 'en-NZ',
    })
    const answer = await ask(`/identity/auth?${query}`)
    return new URL(answer.headers.get('location') as string, origin).pathname
  }

  it('draws its pages in the place that the built page keeps for them, with no script but that of passkeys', async () => {
    const answer = await ask(await begin())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const page = await documentOf(answer)
    expect(page.querySelector('section h1')?.textContent).toBe('Back to your pool.')
    expect(page.body.textContent).toContain('Water')
    expect(page.body.textContent).not.toContain('At rest')
    const scripts = [...page.querySelectorAll('script')].map((each) => each.getAttribute('src') ?? each.textContent)
    expect(scripts).toEqual(['theme()', '/identity/passkey.js'])
    expect(page.querySelector('[data-passkey]')?.hasAttribute('hidden')).toBe(true)
    const script = await ask('/identity/passkey.js')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect((await script.text()).length).toBeLessThan(20_000)
  })

  it('says which field is wrong, beside the field, and keeps what was typed', async () => {
    const step = `${await begin()}/letter`
    const answer = await ask(step, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ email: 'kiri@"><script>alert(1)</script>' }),
    })
    expect(answer.status).toBe(422)
    const page = await documentOf(answer)
    const field = page.querySelector('input[name=email]')
    expect(field?.getAttribute('value')).toBe('kiri@"><script>alert(1)</script>')
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    const note = page.getElementById(field?.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toMatch(/after the @/)
    expect(page.querySelectorAll('script[src]')).toHaveLength(1)
  })

  it('answers what is wrong with a request by a page, and sends nobody elsewhere', async () => {
    const answer = await ask('/identity/auth?client_id=poolwright-site&redirect_uri=https://evil.example/')
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
    expect(await answer.text()).toContain('That link leads nowhere.')
  })

  it('shows what keeps an account safe to nobody who is not signed in', async () => {
    cookies.clear()
    const answer = await ask('/identity/security?edition=en-nz')
    expect(answer.status).toBe(401)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    const page = await documentOf(answer)
    expect(page.querySelector('h1')?.textContent).toBe('Sign in first.')
    expect(page.querySelector('section a')?.getAttribute('href')).toBe('/en-nz/account/sign-in/?to=security')
  })

  it('is not there where another issuer says who people are', async () => {
    const answer = await identity(new Request(`${origin}/identity/auth`), { address: '203.0.113.7' }, {})
    expect(answer.status).toBe(404)
  })
})
