import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cachedResult } from './cached-result.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'kept-'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

it('makes a result once for the same inputs, and again for others', async () => {
  const file = path.join(directory, 'deep', 'index')
  const make = vi.fn(() => `made ${make.mock.calls.length}`)
  expect(await cachedResult(file, ['a'], make)).toBe('made 1')
  expect(await cachedResult(file, ['a'], make)).toBe('made 1')
  expect(await cachedResult(file, ['b'], make)).toBe('made 2')
  expect(await cachedResult(file, ['b'], make)).toBe('made 2')
  expect(make).toHaveBeenCalledTimes(2)
})
