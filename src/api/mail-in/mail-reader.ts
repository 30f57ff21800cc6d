import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ArrivedMail } from './arrived-mail.ts'
import { eachPiece } from './each-piece.ts'
import type { MailAnswer, MailTask } from './take-apart.ts'
import { unreadMail } from './unread-mail.ts'

/** `trouble`: why no more than its head was read, or not even that. */
export interface Reading {
  readonly mail: ArrivedMail
  readonly trouble?: string
}

/** `receiver`: who took it in, as it calls itself. */
export type MailReader = (raw: Uint8Array, receiver?: string) => Promise<Reading>

interface Options {
  /** What runs in the thread. */
  readonly file?: URL
  /** For a whole mail. None that somebody wrote takes a tenth of it, but the machine may have other things to do. */
  readonly patienceMs?: number
  /** For its head. */
  readonly headPatienceMs?: number
  /** Of what is no file: bytes of files are counted by nobody, but there are no more of them than come in. */
  readonly mostMegabytes?: number
}

/** Beside this in the sources, beside the bundle of our server, and where functions on other hosts find what the build has left. */
const places = ['./mail-worker.ts', './mail-worker.mjs', '../../dist/.server/mail-worker.mjs']

const usualFile = (): URL => {
  const found = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url))
  if (found === undefined) throw new Error(`None of ${places.join(', ')} is there to read mail`)
  return found
}

/** Until it is ended when there is nothing to do: mails come in company. */
const idleMs = 60_000

/** To come up on a machine that has other things to do. */
const startMs = 30_000

type Heard = { readonly message: unknown } | { readonly trouble: string }

const troubleOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no error'
  return 'code' in error ? String(error.code) : error.name
}

/** Its pages are written to for the first time, which takes as long as the copying. */
const copied = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  const copy = new Uint8Array(new ArrayBuffer(bytes.byteLength))
  await eachPiece(bytes, (piece, at) => copy.set(piece, at))
  return copy
}

/** What a thread says next; or that it ended, or took too long. */
const hear = async (worker: Worker, patienceMs: number): Promise<Heard> => {
  const over = new AbortController()
  const { signal } = over
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => ({ message })),
      once(worker, 'exit', { signal }).then(() => ({ trouble: 'its thread ended' })),
      setTimeout(patienceMs, { trouble: `it took longer than ${patienceMs} ms` }, { signal }),
    ])
  } catch (error) {
    return { trouble: troubleOf(error) }
  } finally {
    over.abort()
  }
}

/**
 * Reads mail in a thread that is ended when it takes too long or too much memory: then its head alone is read, and if that cannot be
 * read either, nothing is known of it. As many threads as are asked at once; one is kept for the next mail. They have nothing of the
 * environment: what is read may be written by anybody.
 */
export const createMailReader = (options: Options = {}): MailReader => {
  const { file, patienceMs = 30_000, headPatienceMs = 10_000, mostMegabytes = 256 } = options
  let idle: { readonly worker: Worker; readonly ending: NodeJS.Timeout } | undefined

  const start = async (): Promise<Worker> => {
    const worker = new Worker(file ?? usualFile(), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 32 },
    })
    // Who waits for it hears of it; nobody waits for one that is idle.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (idle?.worker === worker) idle = undefined
    })
    const heard = await hear(worker, startMs)
    if ('message' in heard) return worker
    end(worker)
    // Nothing is wrong with the mail: it has to be brought again.
    throw new Error(`The thread that reads mail did not start: ${heard.trouble}`)
  }

  const taken = (): Worker | Promise<Worker> => {
    if (idle === undefined) return start()
    const { worker, ending } = idle
    idle = undefined
    clearTimeout(ending)
    worker.ref()
    return worker
  }

  const end = (worker: Worker): void => {
    if (idle?.worker === worker) idle = undefined
    void worker.terminate()
  }

  const giveBack = (worker: Worker): void => {
    if (idle !== undefined) {
      end(worker)
      return
    }
    // It keeps no process from ending.
    worker.unref()
    idle = { worker, ending: globalThis.setTimeout(() => end(worker), idleMs).unref() }
  }

  const ask = async (task: MailTask, most: number): Promise<MailAnswer> => {
    // A copy changes hands: what was sent is needed again where it cannot be read.
    const raw = await copied(task.raw)
    const worker = await taken()
    worker.postMessage({ ...task, raw }, [raw.buffer])
    const heard = await hear(worker, most)
    if ('trouble' in heard) {
      end(worker)
      return { ok: false, reason: heard.trouble }
    }
    giveBack(worker)
    return heard.message as MailAnswer
  }

  return async (raw, receiver) => {
    const whole = await ask({ raw, receiver, isHeadEnough: false }, patienceMs)
    if (whole.ok) return { mail: whole.mail, ...(!whole.mail.isWhole && { trouble: 'it is made as no mail is' }) }
    const head = await ask({ raw, receiver, isHeadEnough: true }, headPatienceMs)
    return { mail: head.ok ? head.mail : unreadMail(raw), trouble: whole.reason }
  }
}
