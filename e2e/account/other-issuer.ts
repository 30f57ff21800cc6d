import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { OAuth2Server } from 'oauth2-mock-server'
import { allowedSourcesFile, readAllowedSources } from '../../src/config/allowed-sources.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'

export const clientId = 'our-pages'
export const audience = 'https://pools.example/api'

/** An OpenID Connect server that somebody else has written. Everybody who comes to it is Kerry. */
export const startOtherIssuer = async (): Promise<OAuth2Server> => {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, 'localhost')
  const person = { sub: 'kerry|1', name: 'Kerry Walsh', email: 'kerry@walsh.example', email_verified: true }
  server.service.on('beforeTokenSigning', (token) => {
    const isIdToken = token.payload.aud === clientId
    Object.assign(token.payload, { sub: person.sub }, isIdToken ? person : { aud: audience, sid: 's1' })
  })
  server.service.on('beforeUserinfo', (answer) => {
    answer.body = person
  })
  return server
}

/** The site as the build makes it for another issuer. */
export const siteWithIssuer = (issuer: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'poolwright-issuer-'))
  cpSync(testSiteDirectory, folder, { recursive: true })
  const rewrite = (file: string, change: (text: string) => string) => {
    const at = path.join(folder, file)
    const text = change(readFileSync(at, 'utf8'))
    for (const ending of ['', '.br', '.gz']) rmSync(at + ending, { force: true })
    writeFileSync(at, text)
  }
  rewrite('page-data/app-data.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), identity: { authority: issuer, clientId, audience } }),
  )
  rewrite(allowedSourcesFile, (text) => {
    const sources = readAllowedSources(text)
    return JSON.stringify({ ...sources, connect: [...(sources?.connect ?? []), issuer] })
  })
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
