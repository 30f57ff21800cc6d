import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inspectPage } from '../check/inspect-page.ts'
import { renderDocument } from '../document/document.ts'
import { type Compressed, compressData, compressPage } from '../publish/compress.ts'
import type { RenderPage } from './prerender.tsx'
import type { RenderedPage, RenderJob, RenderSettings } from './render-job.ts'

const isRenderModule = (module: unknown): module is { renderPage: RenderPage } =>
  typeof module === 'object' && module !== null && 'renderPage' in module

const loadRenderer = async (bundle: string): Promise<RenderPage> => {
  const module: unknown = await import(bundle)
  if (!isRenderModule(module)) throw new Error(`${bundle} is not a prerender bundle`)
  return module.renderPage
}

const madeFolders = new Set<string>()

const writeStaged = (file: string, bytes: Buffer, compress: ((bytes: Buffer) => Compressed) | false): void => {
  const folder = path.dirname(file)
  if (!madeFolders.has(folder)) mkdirSync(folder, { recursive: true })
  madeFolders.add(folder)
  writeFileSync(file, bytes)
  if (!compress) return
  const { br, gz } = compress(bytes)
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

/** Renders pages one after another and writes them, with their data, into the staging folder. */
export const renderPages = async (jobs: RenderJob[], settings: RenderSettings): Promise<RenderedPage[]> => {
  const renderPage = await loadRenderer(settings.bundle)
  return jobs.map(({ document, htmlFile, dataFile }) => {
    const { pageData } = document
    const html = renderDocument(document, renderPage(pageData, settings.staticQueries), settings)
    writeStaged(path.join(settings.staging, htmlFile), Buffer.from(html), settings.compress && compressPage)
    writeStaged(
      path.join(settings.staging, dataFile),
      Buffer.from(JSON.stringify(pageData)),
      settings.compress && compressData,
    )
    return { path: pageData.path, inspection: inspectPage(html) }
  })
}
