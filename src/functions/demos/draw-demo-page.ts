import { type DemoPages, type DemoScreen, demoFrame, demoPagesFile } from '../../domain/demos/demo-screen.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { type BuiltDocumentsOptions, builtDocuments } from '../built-documents.ts'

export type DrawDemoPage = (edition: EditionCode, screen: DemoScreen, status: number) => Promise<Response>

/** Without the pages of a build there are words. */
const inWords = ({ title, lead, problem = '' }: DemoScreen, status: number): Response =>
  new Response(`${title} ${lead} ${problem}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** Draws pages on which demos are answered, by the build's own code. */
export const createDrawDemoPage = (options: BuiltDocumentsOptions): DrawDemoPage => {
  const built = builtDocuments(options)
  const draw: DrawDemoPage = async (edition, screen, status) => {
    const { demoPage, demoStyles } = await built.code<DemoPages>(demoPagesFile)
    const { html, policy } = await built.document(`${edition}/${demoFrame}`, [demoStyles])
    return new Response(demoPage(html, screen), {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    })
  }
  return (edition, screen, status) => draw(edition, screen, status).catch(() => inWords(screen, status))
}
