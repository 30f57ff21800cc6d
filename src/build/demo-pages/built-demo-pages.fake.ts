import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoPagesFile } from '../../domain/demos/demo-screen.ts'
import { buildDemoPages } from '../bundle/drawing-bundles.ts'

const build = async (): Promise<Readonly<Record<string, string>>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-pages-'))
  try {
    const file = path.join(folder, 'made.mjs')
    await buildDemoPages(process.cwd(), file, '/assets/icons-x.svg')
    return { [demoPagesFile]: readFileSync(file, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

let built: ReturnType<typeof build> | undefined

/** What the build leaves to draw pages of demos with, for sites that tests make by hand. */
export const builtDemoPages = (): ReturnType<typeof build> => {
  built ??= build()
  return built
}
