import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  allowedSourcesFile,
  noFurtherSources,
  readAllowedSources,
  sourcesOfDocument,
} from '../../config/allowed-sources.ts'
import { documentPolicy } from '../../config/content-security-policy.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { type DrawIdentityPage, identityPageFile, passkeyScriptFile } from '../../domain/identity/identity-page.ts'
import { passkeyScriptPath } from '../../domain/identity/identity-paths.ts'
import type { Screen } from '../../domain/identity/screen.ts'

export interface DrawScreenOptions {
  readonly siteDirectory: string
  readonly https: boolean
}

/** Draws pages of the issuer as the pages of the build are drawn, by the build's own code: read again when there is a new build. */
export const createDrawScreen = ({ siteDirectory, https }: DrawScreenOptions) => {
  const absolute = (file: string): string => path.resolve(siteDirectory, file)
  const textOf = (file: string): Promise<string> => readFile(absolute(file), 'utf8').catch(() => '')
  const drawing = async (): Promise<DrawIdentityPage> => {
    const file = absolute(identityPageFile)
    const { mtimeMs } = statSync(file)
    const code: { identityPage: DrawIdentityPage } = await import(
      /* @vite-ignore */ `${pathToFileURL(file)}?${mtimeMs}`
    )
    return code.identityPage
  }
  return async (edition: EditionCode, screen: Screen, status: number): Promise<Response> => {
    const document = `${edition}/account/sign-in/index.html`
    const [draw, page, sources] = await Promise.all([drawing(), textOf(document), textOf(allowedSourcesFile)])
    const allowed = sourcesOfDocument(readAllowedSources(sources) ?? noFurtherSources, document)
    return new Response(draw(page, screen, passkeyScriptPath), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': documentPolicy(allowed, { https }),
      },
    })
  }
}

/** The script of passkeys; it changes with the build, and is small. */
export const createPasskeyScript = (siteDirectory: string) => async (): Promise<Response> => {
  const script = await readFile(path.resolve(siteDirectory, passkeyScriptFile)).catch(() => undefined)
  if (script === undefined) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(script), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}
