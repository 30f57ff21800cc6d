import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { classPrefix } from './vite-settings.ts'

it('can name classes after their files: no two files of styles share a name', () => {
  const names = globSync('src/site/**/*.module.css').map(classPrefix)
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})
