import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { loadEnvironmentFile } from './environment-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'poolwright-env-'))
const file = join(folder, '.env')

afterEach(() => {
  delete process.env.POOLWRIGHT_ONE
  delete process.env.POOLWRIGHT_TWO
  rmSync(file, { force: true })
})

it('does nothing where there is no file', () => {
  const before = { ...process.env }
  expect(loadEnvironmentFile(file)).toBeUndefined()
  expect(process.env).toEqual(before)
})

it('adds what the file says and leaves what is set', () => {
  process.env.POOLWRIGHT_ONE = 'set before'
  writeFileSync(file, 'POOLWRIGHT_ONE=from the file\nPOOLWRIGHT_TWO=from the file\n')
  loadEnvironmentFile(file)
  expect([process.env.POOLWRIGHT_ONE, process.env.POOLWRIGHT_TWO]).toEqual(['set before', 'from the file'])
})
