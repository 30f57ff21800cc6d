import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'command-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (data: string, ...args: string[]) => {
  const env = { ...process.env, DATA_DIRECTORY: path.join(folder, data), DATABASE_URL: '' }
  const { stdout, stderr } = spawnSync(process.execPath, ['src/server/database/database-command.ts', ...args], {
    encoding: 'utf8',
    env,
  })
  return stdout + stderr
}

it('dumps one database into a file for its owner only, and restores it into another', () => {
  const file = path.join(folder, 'backup.jsonl.gz')
  expect(run('one', 'dump', file)).toContain(`Everything in the database is in ${file}.`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(run('two', 'restore', file)).toBe(`The database holds what was in ${file}.\n`)
  expect(run('one', 'dump', file)).toBe(`${file} exists already. Name another file.\n`)
})

it.each([
  [[], 'Usage: npm run db:dump -- FILE'],
  [['restore', 'nothing.gz'], 'There is no file nothing.gz.'],
])('says what is missing for %j', (args, answer) => {
  expect(run('three', ...args)).toContain(answer)
})
