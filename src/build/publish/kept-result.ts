import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What `make` gives for these inputs; made again only when they differ from those of the last time. */
export const keptResult = async (
  file: string,
  inputs: unknown,
  make: () => string | Promise<string>,
): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex')
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (kept.startsWith(`${hash}\n`)) return kept.slice(hash.length + 1)
  const result = await make()
  mkdirSync(path.dirname(file), { recursive: true })
  // In one step: builds that run at the same time find the old result or the new one.
  const unfinished = `${file}.${process.pid}.part`
  writeFileSync(unfinished, `${hash}\n${result}`)
  renameSync(unfinished, file)
  return result
}
