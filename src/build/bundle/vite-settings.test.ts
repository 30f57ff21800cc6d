import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

it('can name classes after their files: no two files of styles share a name', () => {
  const names = globSync('src/site/**/*.module.css').map((file) => path.basename(file))
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})
