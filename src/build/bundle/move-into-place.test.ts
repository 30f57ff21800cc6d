import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { moveIntoPlace } from './move-into-place.ts'

const emptyFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moved-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const finishedIn = (folder: string, name: string): string => {
  const finished = path.join(folder, name)
  mkdirSync(finished)
  writeFileSync(path.join(finished, 'core.js'), name)
  return finished
}

it('of two builds that end together the first one stays, and nothing of the other', () => {
  const folder = emptyFolder()
  const target = path.join(folder, 'bundle')
  for (const name of ['first', 'second']) moveIntoPlace(finishedIn(folder, name), target)
  expect(readdirSync(folder)).toEqual(['bundle'])
  expect(readFileSync(path.join(target, 'core.js'), 'utf8')).toBe('first')
})

it('says so where a folder cannot be moved', () => {
  const folder = emptyFolder()
  const target = path.join(folder, 'nowhere', 'bundle')
  expect(() => moveIntoPlace(finishedIn(folder, 'first'), target)).toThrow('ENOENT')
})
