import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtIdentityPages } from '../../src/build/identity-pages/built-identity-pages.fake.ts'
import { type FormServer, prepareServer, startFormServer } from './form-server.ts'

/** As much of a page as the issuer draws into. */
const page =
  '<!doctype html><html lang="en-AU"><title>Account</title><main><section data-screen=""></section></main></html>'

/** The bundle, and a folder with as much of a site as signing in needs. */
export const prepareIdentityServer = async (): Promise<string> => {
  const folder = await prepareServer()
  const files = {
    ...(await builtIdentityPages()),
    'en-au/account/sign-in/index.html': page,
    'en-au/account/security/index.html': page,
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'site', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

/** No jobs beside it: letters stay in the queue. */
export const startIdentityServer = (folder: string, url: string): Promise<FormServer> =>
  startFormServer(folder, { DATABASE_URL: url, JOBS: 'off' })
