import * as v from 'valibot'

const answer = v.object({ value: v.unknown() })
const failure = v.object({ error: v.string(), message: v.string() })
const created = v.object({ sessionId: v.string(), capabilities: v.looseObject({ browserVersion: v.string() }) })

/** Scripts are ended by the driver after so long. */
export const scriptTimeout = 5000

/** But for one whose document goes away under it: that is never answered, and whoever asked has to ask again. */
const patienceFor = (path: string): number => (path.includes('/execute/') ? scriptTimeout + 1000 : 60_000)

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Commands of the WebDriver protocol, answered with their value. */
export const webDriverAt =
  (origin: string): Send =>
  async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(patienceFor(path)),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = v.parse(answer, await response.json())
    if (response.ok) return value
    const { error, message } = v.parse(failure, value)
    throw new Error(`${method} ${path}: ${error}: ${message}`)
  }

export interface Session {
  version: string
  get(command: string): Promise<unknown>
  post(command: string, body?: object): Promise<unknown>
  remove(command: string): Promise<unknown>
  end(): Promise<void>
}

export const startSession = async (send: Send, capabilities: object): Promise<Session> => {
  const value = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId, capabilities: given } = v.parse(created, value)
  const path = `/session/${sessionId}`
  return {
    version: given.browserVersion,
    get: (command) => send('GET', path + command),
    post: (command, body) => send('POST', path + command, body),
    remove: (command) => send('DELETE', path + command),
    end: async () => {
      await send('DELETE', path)
    },
  }
}
