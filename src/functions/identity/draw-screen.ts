import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import {
  type DrawIdentityPage,
  type IdentityDocument,
  identityPageFile,
  passkeyScriptFile,
} from '../../domain/identity/identity-page.ts'
import { passkeyScriptPath } from '../../domain/identity/identity-paths.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import { type BuiltDocumentsOptions, builtDocuments } from '../built-documents.ts'

/** Draws pages of the issuer as the pages of the build are drawn, by the build's own code. */
export const createDrawScreen = (options: BuiltDocumentsOptions) => {
  const built = builtDocuments(options)
  return async (
    edition: EditionCode,
    screen: Screen,
    status: number,
    document: IdentityDocument = 'account/sign-in',
  ): Promise<Response> => {
    const [{ identityPage }, { html, policy }] = await Promise.all([
      built.code<{ identityPage: DrawIdentityPage }>(identityPageFile),
      built.document(`${edition}/${document}/index.html`),
    ])
    return new Response(identityPage(html, screen, passkeyScriptPath), {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
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
