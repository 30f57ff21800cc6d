import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { identityPageFile, passkeyScriptFile } from '../../domain/identity/identity-page.ts'
import { buildIdentityPages, buildPasskeyScript } from '../bundle/drawing-bundles.ts'

const build = async (): Promise<Readonly<Record<string, string>>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'identity-pages-'))
  const read = async (make: (file: string) => Promise<void>): Promise<string> => {
    const file = path.join(folder, 'made.mjs')
    await make(file)
    return readFileSync(file, 'utf8')
  }
  try {
    return {
      [identityPageFile]: await read((file) => buildIdentityPages(process.cwd(), file, '/assets/icons-x.svg')),
      [passkeyScriptFile]: await read((file) => buildPasskeyScript(process.cwd(), file)),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

let built: ReturnType<typeof build> | undefined

/** What the build leaves to draw pages of the issuer with, for sites that tests make by hand. */
export const builtIdentityPages = (): ReturnType<typeof build> => {
  built ??= build()
  return built
}
