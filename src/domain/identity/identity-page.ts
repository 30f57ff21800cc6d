import { serverFolder } from '../server-folder.ts'
import type { Screen } from './screen.ts'

/** The built pages that keep a place for what the issuer shows: to somebody who signs in, and to somebody who has. */
export type IdentityDocument = 'account/sign-in' | 'account/security'

/** Makes a page of the issuer out of a built one. `script` is where the one of passkeys is. */
export type DrawIdentityPage = (builtPage: string, screen: Screen, script: string) => string

/** Where the build leaves one, as `identityPage` of a module that needs no others, and beside it the script of passkeys. */
export const identityPageFile = `${serverFolder}/identity-page.mjs`
export const passkeyScriptFile = `${serverFolder}/passkey-script.mjs`
