import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyPictures } from './make-pictures.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'sheets-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const sheet = new Map([['images/s300i-turn-12345678.avif', '/assets/s300i-turn.avif']])

it('copies a sheet byte for byte, once', async () => {
  const asked: string[] = []
  const fetchAsset = async (url: string) => {
    asked.push(url)
    return Buffer.from('a sheet')
  }
  await copyPictures(sheet, directory, fetchAsset)
  expect(await copyPictures(sheet, directory, fetchAsset)).toEqual(['/images/s300i-turn-12345678.avif'])
  expect(asked).toEqual(['/assets/s300i-turn.avif'])
  expect(readFileSync(path.join(directory, 'images/s300i-turn-12345678.avif'), 'utf8')).toBe('a sheet')
})

it('refuses one that is too heavy for a phone', async () => {
  await expect(copyPictures(sheet, directory, async () => Buffer.alloc(400_001))).rejects.toThrow('400000 is most')
  expect(existsSync(path.join(directory, 'images/s300i-turn-12345678.avif'))).toBe(false)
})
