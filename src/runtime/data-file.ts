export type FetchFile = (url: string, init: RequestInit) => Promise<Response>
export type Delay = (milliseconds: number) => Promise<void>

/**
 * `missing`: the server answered, and not with JSON. `unreachable`: no usable answer after every retry.
 * `failed`: status 500.
 */
export type DataFile =
  | { status: 'found'; json: unknown }
  | { status: 'missing' }
  | { status: 'unreachable' }
  | { status: 'failed' }

const retries = 3
const firstPause = 100

/** GETs a JSON file of the build. Network failures and 5xx other than 500 are worth another try; nothing else is. */
export const fetchDataFile = async (
  url: string,
  { fetch, delay, priority = 'auto' }: { fetch: FetchFile; delay: Delay; priority?: RequestPriority },
): Promise<DataFile> => {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(url, fetch, priority)
    if (answer.status !== 'unreachable' || attempt === retries) return answer
    await delay(firstPause * 2 ** attempt)
  }
}

const ask = async (url: string, fetch: FetchFile, priority: RequestPriority): Promise<DataFile> => {
  let text: string
  try {
    const response = await fetch(url, { method: 'GET', credentials: 'same-origin', priority })
    if (response.status === 500) return { status: 'failed' }
    if (response.status > 500) return { status: 'unreachable' }
    if (!response.ok) return { status: 'missing' }
    text = await response.text()
  } catch {
    return { status: 'unreachable' }
  }
  try {
    return { status: 'found', json: JSON.parse(text) }
  } catch {
    return { status: 'missing' }
  }
}
