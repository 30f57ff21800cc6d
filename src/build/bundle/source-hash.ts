import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const isSource = (file: string): boolean => /\.(ts|tsx|css|svg|json)$/.test(file) && !/\.test\.tsx?$/.test(file)

/** One hash over everything that a bundle or a page is made from by code; content is not part of it. */
export const sourceHash = (root: string, folders: readonly string[]): string => {
  const hash = createHash('sha256')
  hash.update(readFileSync(path.join(root, 'package-lock.json')))
  for (const folder of folders) {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .toSorted()
    for (const file of files) hash.update(file).update(readFileSync(path.join(root, folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
