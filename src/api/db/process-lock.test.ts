import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeProcessLock } from './process-lock.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  file = path.join(folder, 'data', 'in-use')
})

afterEach(() => rmSync(folder, { recursive: true }))

const takenElsewhere = (): string => {
  const script = `const { takeProcessLock } = await import('./src/api/db/process-lock.ts')
    console.log(JSON.stringify(takeProcessLock(process.argv[1])))`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script, file], { encoding: 'utf8' }).stdout.trim()
}

it('keeps a second process out, and says which one is in', () => {
  expect(takeProcessLock(file).ok).toBe(true)
  expect(JSON.parse(takenElsewhere())).toEqual({ ok: false, holder: process.pid })
})

it('lets the next one in after release', () => {
  const lock = takeProcessLock(file)
  if (lock.ok) lock.release()
  expect(JSON.parse(takenElsewhere())).toEqual({ ok: true })
})

it('counts for nothing once its process has died', () => {
  expect(JSON.parse(takenElsewhere())).toEqual({ ok: true })
  expect(takeProcessLock(file).ok).toBe(true)
})

it.each(['1 0 another-boot', 'garbage', '', '-4', '99999999'])(
  'counts for nothing when it says “%s”: that process is not the one that took it',
  (text) => {
    const lock = takeProcessLock(file)
    if (lock.ok) lock.release()
    writeFileSync(file, text)
    expect(takeProcessLock(file).ok).toBe(true)
    expect(readdirSync(path.dirname(file))).toEqual(['in-use'])
  },
)
