import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserBoundary } from './browser-boundary.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'boundary-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const bundle = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [browserBoundary(root)],
    build: { write: false, rolldownOptions: { input: path.join(root, 'src/site/start.ts') } },
  })
}

describe('what browsers are sent', () => {
  it('may come from the rooms made for them', async () => {
    const made = bundle({
      'src/site/start.ts': "import { gst } from '../domain/gst.ts'\nconsole.log(gst)",
      'src/domain/gst.ts': 'export const gst = 0.1',
    })
    await expect(made).resolves.toBeDefined()
  })

  it('never holds a module of the server', async () => {
    const made = bundle({
      'src/site/start.ts': "import { secret } from '../server/secret.ts'\nconsole.log(secret)",
      'src/server/secret.ts': "export const secret = 'of the house'",
    })
    await expect(made).rejects.toThrow('src/server/secret.ts is not for browsers')
  })

  it('never needs Node', async () => {
    const made = bundle({ 'src/site/start.ts': "import { readFileSync } from 'node:fs'\nconsole.log(readFileSync)" })
    await expect(made).rejects.toThrow('node:fs does not exist in browsers')
  })
})
