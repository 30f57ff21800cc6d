import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type ProcessLock = { ok: true; release(): void } | { ok: false; holder: number }

/** A process as nobody else can be it: numbers are given again, above all in containers, but not with the same start. */
const identityOf = (pid: number): string | undefined => {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${pid} ${afterName.split(' ')[19]} ${boot}`
  } catch {
    return undefined
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const own = (): string => identityOf(process.pid) ?? `${process.pid}`

const readHolder = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const isHeld = (holder: string): boolean => {
  const pid = Number.parseInt(holder, 10)
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return false
  const now = identityOf(pid)
  return now === undefined ? pid !== process.pid : now === holder
}

/** Appears whole or not at all, and only where there is none. */
const tryToTake = (file: string): boolean => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, own())
  try {
    linkSync(draft, file)
    return true
  } catch {
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Takes away what a dead process left behind, unless somebody else has just put theirs in its place. */
const removeStale = (file: string, stale: string): void => {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    if (readHolder(aside) !== stale) linkSync(aside, file)
  } catch {
    // Somebody was faster.
  } finally {
    rmSync(aside, { force: true })
  }
}

/** Makes sure that one process at a time uses a folder. A lock whose holder has died counts for nothing. */
export const takeProcessLock = (file: string): ProcessLock => {
  mkdirSync(path.dirname(file), { recursive: true })
  for (;;) {
    if (tryToTake(file)) return { ok: true, release: () => rmSync(file, { force: true }) }
    const holder = readHolder(file)
    if (holder !== undefined && isHeld(holder)) return { ok: false, holder: Number.parseInt(holder, 10) }
    if (holder !== undefined) removeStale(file, holder)
  }
}
