import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const startStamp = '.cache/started-from'
const inputs = ['src', 'content', 'scripts', 'package-lock.json', '.env']
const settings = /^(PUBLIC_URL|PORT|WORKER|CONTENT_|TAG_MANAGER_ID|ANALYTICS_ID|SITE_DIRECTORY|CACHE_DIRECTORY)/

const filesOf = (input: string): string[] => {
  if (!existsSync(input)) return []
  if (statSync(input).isFile()) return [input]
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** What the site and the server are made from, told by size and time: enough to see that nothing changed, quickly. */
const fingerprint = (environment: NodeJS.ProcessEnv): string => {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesOf).toSorted()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  for (const [name, value] of Object.entries(environment).toSorted())
    if (settings.test(name)) hash.update(`${name}=${value}\n`)
  return hash.digest('hex')
}

/** Whether what was made last is made from what is there now. */
export const isFresh = (made: string[], environment: NodeJS.ProcessEnv, stampFile = startStamp): boolean =>
  made.every(existsSync) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint(environment)

export const noteFresh = (environment: NodeJS.ProcessEnv, stampFile = startStamp): void => {
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, fingerprint(environment))
}
