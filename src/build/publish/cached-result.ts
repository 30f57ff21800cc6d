import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { replaceFile } from './replace-file.ts'

/** What `make` gives for these inputs; made again only when they differ from those of the last time. */
export const cachedResult = async (
  file: string,
  inputs: unknown,
  make: () => string | Promise<string>,
): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex')
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (kept.startsWith(`${hash}\n`)) return kept.slice(hash.length + 1)
  const result = await make()
  mkdirSync(path.dirname(file), { recursive: true })
  replaceFile(file, `${hash}\n${result}`)
  return result
}
