import { createHash } from 'node:crypto'

export interface Witness {
  /** Differs from document to document. */
  id: number
  /** Uncaught errors, and what went to the console as one. */
  errors: string[]
  /** Clicks, events of the runtime and pushes to the data layer, in order. */
  log: string[]
  /** Whether a click came to what was aimed at; absent until one came anywhere. */
  isHit?: boolean
  /** Whether the document slept in the back/forward cache. */
  isWoken?: boolean
}

declare global {
  interface Window {
    witness?: Witness
    aimedAt?: { element: Element; css: string }
  }
}

export interface Preparation {
  /** Whether pictures are served. */
  pictures?: boolean
  /** Unless a test is about workers, the browser is one that has none. */
  worker?: boolean
  /** Nothing is fetched before it is needed. */
  sparesData?: boolean
  /** Milliseconds after an event, noted in their turn: on a busy machine timers come late, but they come in order. */
  marks?: Record<string, number[]>
}

/** Runs in the page, before its own scripts. */
const begin = ({ worker = false, sparesData = false, marks = {} }: Preparation) => {
  const witness: Witness = { id: Math.random(), errors: [], log: [] }
  window.witness = witness
  const log = (name: string) => {
    witness.log.push(name)
    for (const after of marks[name] ?? []) setTimeout(() => log(`${after} ms after ${name}`), after)
  }
  addEventListener('error', ({ message }) => witness.errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => witness.errors.push(String(reason)))
  const say = console.error
  console.error = (...words: unknown[]) => {
    witness.errors.push(words.map(String).join(' '))
    say(...words)
  }
  addEventListener('click', () => log('click'), true)
  const noteHit = ({ target }: Event) => {
    const { aimedAt } = window
    // The second click of two may come to whatever the first has put there.
    if (!aimedAt || !(target instanceof Element)) return
    const { element, css } = aimedAt
    // What is drawn anew meanwhile is another element that says the same.
    const isItsLike = target.closest(css)?.textContent === element.textContent
    witness.isHit ||= isItsLike || element.contains(target)
  }
  addEventListener('click', noteHit, true)
  addEventListener('pageshow', ({ persisted }) => {
    witness.isWoken = persisted
  })
  for (const name of ['route-update', 'delayed-load']) addEventListener(name, () => log(`${name}`))
  window.dataLayer = new Proxy([], {
    set: (layer, key, value) => {
      if (key !== 'length') log(String(value.event))
      return Reflect.set(layer, key, value)
    },
  })
  if (!worker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  if (sparesData) Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
}

/** Not every browser can be told to run a script first: it comes with the document, and the policy allows it. */
export const withWitness = async (
  original: Response,
  preparation: Omit<Preparation, 'pictures'>,
): Promise<Response> => {
  const script = `(${begin})(${JSON.stringify(preparation)})`
  const hash = createHash('sha256').update(script).digest('base64')
  const headers = new Headers(original.headers)
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name)
  const policy = headers.get('content-security-policy')
  if (policy) headers.set('content-security-policy', policy.replace("script-src 'self'", `$& 'sha256-${hash}'`))
  const html = (await original.text()).replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`)
  return new Response(html, { status: original.status, headers })
}
