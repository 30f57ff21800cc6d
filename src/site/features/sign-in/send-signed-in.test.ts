import { describe, expect, it, vi } from 'vitest'
import { ServerError } from '../../data/server-error.ts'
import { createSiteDataClient, type Operation } from '../../data/site-data-client.ts'
import { testStorage } from '../../state/test-storage.fake.ts'
import { createSendSignedIn } from './send-signed-in.ts'

const dealers: Operation<string[], { postcode: string }> = {
  operationName: 'Dealers',
  query: 'query Dealers($postcode: String!) { dealers(postcode: $postcode) }',
  parse: (data) => (data as { dealers: string[] }).dealers,
}

const register: Operation<unknown, { serial: string }> = {
  operationName: 'Register',
  query: 'mutation Register($serial: String!) { register(serial: $serial) { id } }',
  parse: (data) => data,
}

const answer = (...names: string[]) => Response.json({ data: { dealers: names } })

describe('a token that is over', () => {
  const user = (token: string, expiresAt?: number) =>
    JSON.stringify({ access_token: token, ...(expiresAt !== undefined && { expires_at: expiresAt }) })
  const open = (respond: (token: string) => Response) => {
    const storage = testStorage({ 'oidc.user:a:b': user('old', 1_000) })
    const send = vi.fn<typeof fetch>(async (_, init) =>
      respond(String(new Headers(init?.headers).get('authorization')).replace('Bearer ', '')),
    )
    const renew = vi.fn(async (_token: string) => void storage.entries.set('oidc.user:a:b', user('new', 9_000)))
    let seconds = 100
    const sendSignedIn = createSendSignedIn({ fetch: send, storage: storage.area, renew, now: () => seconds * 1000 })
    const client = createSiteDataClient({ fetch: send, storage: storage.area, sendSignedIn })
    const at = (time: number) => {
      seconds = time
    }
    const tokens = () => send.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))
    return { client, storage, renew, tokens, at }
  }

  it('is renewed before anything is asked with it, also a moment before', async () => {
    const { client, renew, tokens, at } = open(() => answer())
    await client.query(dealers, { postcode: '1' })
    expect(renew).not.toHaveBeenCalled()
    at(975)
    await client.query(dealers, { postcode: '2' })
    expect(renew).toHaveBeenCalledExactlyOnceWith('old')
    expect(tokens()).toEqual(['Bearer old', 'Bearer new'])
  })

  it('is renewed when it is refused, and what was asked is asked once more', async () => {
    const { client, tokens } = open((token) => (token === 'old' ? new Response('{}', { status: 401 }) : answer('Ada')))
    expect(await client.mutate(register, { serial: 'x' })).toMatchObject({ ok: true })
    expect(tokens()).toEqual(['Bearer old', 'Bearer new'])
  })

  it('that cannot be renewed ends the sign-in, not the question', async () => {
    const { client, storage, renew, tokens } = open((token) =>
      token === 'old' ? new Response('{}', { status: 401 }) : answer('Ada'),
    )
    renew.mockImplementation(async () => void storage.entries.delete('oidc.user:a:b'))
    expect(await client.query(dealers, { postcode: '1' })).toEqual({ ok: true, data: ['Ada'] })
    expect(tokens()).toEqual(['Bearer old', ''])
  })

  it('is not asked with for ever: what stays refused is a server error [A3]', async () => {
    const { client, tokens } = open(() => new Response('{}', { status: 401 }))
    await expect(client.query(dealers, { postcode: '1' })).rejects.toThrow(ServerError)
    expect(tokens()).toEqual(['Bearer old', 'Bearer new'])
  })
})
