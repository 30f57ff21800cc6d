import type { JWTVerifyGetKey } from 'jose'
import type { Logger } from 'pino'
import type { IssuerPeople } from '../../api/account/issuer-people.ts'
import type { Db } from '../../api/db/database.ts'
import { errorForLog } from '../../api/graphql-function/error-for-log.ts'
import type { Jobs } from '../../api/jobs/jobs.ts'
import type { Environment } from '../../config/environment.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import { identityPath } from '../../domain/identity/identity-paths.ts'
import { ownIssuerPeople } from '../../identity/accounts/own-issuer.ts'
import { createOwnKeys } from '../../identity/keys/own-keys.ts'
import { type Identity, openIdentity } from '../../identity/open-identity.ts'
import { createDrawScreen, createPasskeyScript } from '../identity/draw-screen.ts'

interface IdentityUse {
  readonly db: Db
  readonly jobs: Jobs
  readonly factsOf: (edition: EditionCode) => EditionFacts
  readonly logger: Logger
}

interface EmbeddedIdentity {
  readonly identity: Identity
  /** Who signs tokens, and what they are made out to. */
  readonly issuer: { readonly issuer: string; readonly audience: string; readonly keys: JWTVerifyGetKey }
  readonly people: IssuerPeople
}

/** The function that tokens are made out to, as browsers know it. */
const audienceOf = (publicUrl: string): string => `${publicUrl}/.netlify/functions/graphql`

/** The issuer that is embedded. Its keys are read where they are kept: nobody asks over the network for what is here. */
export const embedIdentity = (
  { publicUrl, siteDirectory }: Environment,
  { db, jobs, factsOf, logger }: IdentityUse,
): EmbeddedIdentity => {
  const now = () => new Date()
  const audience = audienceOf(publicUrl)
  const issuer = `${publicUrl}${identityPath}`
  return {
    identity: openIdentity({
      db,
      jobs,
      publicUrl,
      factsOf,
      audience,
      draw: createDrawScreen({ siteDirectory, https: publicUrl.startsWith('https:') }),
      passkeyScript: createPasskeyScript(siteDirectory),
      onError: (error) => logger.error({ err: errorForLog(error) }, 'the issuer failed'),
      now,
    }),
    issuer: { issuer, audience, keys: createOwnKeys(db, now) },
    people: ownIssuerPeople(db, now),
  }
}
