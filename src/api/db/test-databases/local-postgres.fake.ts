import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

interface Account {
  uid: number
  gid: number
}

const numberOf = (flag: '-u' | '-g', user: string): number =>
  Number.parseInt(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout, 10)

/** PostgreSQL refuses to run as root. */
const accountFor = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const found = ['postgres', 'nobody']
    .map((user) => ({ uid: numberOf('-u', user), gid: numberOf('-g', user) }))
    .find(({ uid }) => !Number.isNaN(uid))
  if (found === undefined) throw new Error('PostgreSQL does not run as root: there must be a user named postgres.')
  return found
}

export interface LocalPostgres {
  urlOf(database: string): string
  /** Connections are cut. */
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

/**
 * Runs the server until the word comes, or until nobody is left to say it: however the process that started it ends, server and
 * folder do not outlive it.
 */
const guarded = `folder=$1; shift; "$@" & server=$!
(read -r word <&3; kill -INT $server 2>/dev/null; [ "$word" = stop ]) & guard=$!
wait $server; wait $guard || rm -rf "$folder"`

/** A PostgreSQL server of its own, in a folder of its own, reached by a socket in it. */
export const createLocalPostgres = async (programs: string): Promise<LocalPostgres> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'))
  const account = accountFor()
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o755)
  const data = path.join(folder, 'data')
  const initdb = ['-D', data, '-U', 'poolwright', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const made = spawnSync(path.join(programs, 'initdb'), initdb, { ...account, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)

  const urlOf = (database: string) => `postgres://poolwright@/${database}?host=${encodeURIComponent(folder)}`
  let ended: Promise<unknown> = Promise.resolve()
  let end: () => void = () => undefined

  const isUp = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: urlOf('postgres') })
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      return false
    }
  }

  const start = async () => {
    const options = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=60']
    const server = spawn('sh', ['-c', guarded, 'sh', folder, path.join(programs, 'postgres'), ...options], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const guard = server.stdio[3]
    ended = new Promise((resolve) => server.once('exit', resolve))
    end = () => {
      if (guard instanceof Writable) guard.end('stop\n')
    }
    for (let tries = 0; !(await isUp()); tries += 1) {
      if (tries === 200 || server.exitCode !== null) throw new Error('PostgreSQL did not start')
      await setTimeout(50)
    }
  }
  const stop = async () => {
    end()
    await ended
  }
  const remove = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  await start()
  return { urlOf, start, stop, remove }
}
