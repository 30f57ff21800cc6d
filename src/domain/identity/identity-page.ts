import { serverFolder } from '../server-folder.ts'
import type { Screen } from './screen.ts'

/** Makes a page of the issuer out of the built page of signing in. `script` is where the one of passkeys is. */
export type DrawIdentityPage = (builtPage: string, screen: Screen, script: string) => string

/** Where the build leaves one, as `identityPage` of a module that needs no others, and beside it the script of passkeys. */
export const identityPageFile = `${serverFolder}/identity-page.mjs`
export const passkeyScriptFile = `${serverFolder}/passkey-script.mjs`
