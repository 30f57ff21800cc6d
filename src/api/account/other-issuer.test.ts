import { describe, expect, it } from 'vitest'
import { otherIssuerPeople } from './other-issuer.ts'

const issuer = 'https://login.example'
const now = new Date('2026-11-19T02:00:00Z')
const claims = { sub: 'kerry', sid: 'one', auth_time: 1_795_053_000 }
const good = { sub: 'kerry', email: 'Kerry@Example.com', email_verified: true, name: ' Kerry\nWalsh', locale: 'en-NZ' }

type Answer = () => Response | Promise<Response>

const opened = (userinfo: Answer, discovery?: Answer) => {
  const asked: string[] = []
  const troubles: unknown[] = []
  const people = otherIssuerPeople({
    issuer,
    now: () => now,
    onTrouble: (error) => troubles.push(error),
    fetch: async (address, init) => {
      asked.push(`${address} ${new Headers(init?.headers).get('authorization') ?? ''}`.trim())
      const isDiscovery = String(address).endsWith('/.well-known/openid-configuration')
      const described = discovery ?? (() => Response.json({ userinfo_endpoint: `${issuer}/userinfo` }))
      return isDiscovery ? described() : userinfo()
    },
  })
  return { asked, troubles, ask: (lastAsked?: Date) => people.ask(claims, 'token', lastAsked) }
}

describe('another issuer', () => {
  it('is asked with the token who somebody is, and again after an hour', async () => {
    const { ask, asked } = opened(() => Response.json(good))
    expect(await ask()).toEqual({
      state: 'known',
      person: { email: 'kerry@example.com', name: 'Kerry Walsh', edition: 'en-nz' },
      provedAt: new Date(1_795_053_000_000),
    })
    expect(await ask(new Date('2026-11-19T01:00:01Z'))).toEqual({ state: 'unchanged' })
    expect(await ask(new Date('2026-11-19T00:59:59Z'))).toMatchObject({ state: 'known' })
    expect(asked).toEqual([
      `${issuer}/.well-known/openid-configuration`,
      `${issuer}/userinfo Bearer token`,
      `${issuer}/userinfo Bearer token`,
    ])
  })

  it.each([[undefined], [false], ['true'], [1]])(
    'that says %s of an address has not said that it is proved',
    async (isProved) => {
      const { ask } = opened(() => Response.json({ ...good, email_verified: isProved }))
      expect(await ask()).toMatchObject({ state: 'known', person: { email: '' } })
    },
  )

  it.each<[string, Answer]>([
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['is in trouble', () => new Response('no', { status: 500 })],
    ['talks without end', () => Response.json({ ...good, more: 'x'.repeat(200_000) })],
    ['says nothing that can be read', () => new Response('<html>')],
    ['talks about somebody else', () => Response.json({ ...good, sub: 'jo' })],
  ])('that %s says nothing of anybody', async (_, userinfo) => {
    const { ask, troubles } = opened(userinfo)
    expect(await ask()).toEqual({ state: 'unreachable' })
    expect(troubles).toHaveLength(1)
  })

  it('that knows the token no more has signed somebody out', async () => {
    const { ask } = opened(() => new Response(null, { status: 401 }))
    expect(await ask()).toEqual({ state: 'signed-out' })
  })

  it('whose discovery failed once is asked again', async () => {
    let isAway = true
    const { ask } = opened(
      () => Response.json(good),
      () => (isAway ? new Response(null, { status: 503 }) : Response.json({ userinfo_endpoint: `${issuer}/userinfo` })),
    )
    expect(await ask()).toEqual({ state: 'unreachable' })
    isAway = false
    expect(await ask()).toMatchObject({ state: 'known' })
  })
})
