import type { JWK } from 'jose'
import { type ClientMetadata, errors, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Db } from '../../api/db/database.ts'
import { identityPath, interactionPath } from '../../domain/identity/identity-paths.ts'
import { privateHeaders } from '../interaction/private-answer.ts'
import { createRecordStore } from '../records/record-store.ts'
import { claimsOfScopes, findAccount } from './account-claims.ts'
import { signOutHeader } from './ask-issuer.ts'
import { lifetimes } from './lifetimes.ts'
import { noteSignIn } from './note-sign-in.ts'
import { createUserinfo } from './userinfo.ts'

/** What the issuer shows by itself. */
export interface IssuerPages {
  /** Why somebody cannot be signed in, and what to do. */
  trouble(context: KoaContextWithOIDC, error: { readonly code: string; readonly status: number }): Promise<Response>
  /** Whether to sign out: posts these to the address. */
  signOut(context: KoaContextWithOIDC, action: string, hidden: Readonly<Record<string, string>>): Promise<Response>
  signedOut(context: KoaContextWithOIDC): Promise<Response>
}

export interface IssuerOptions {
  readonly db: Db
  /** Origin of the site. */
  readonly publicUrl: string
  /** What access tokens are made out to: the site-data function. */
  readonly audience: string
  readonly clients: readonly ClientMetadata[]
  /** Newest first. */
  readonly keys: readonly JWK[]
  readonly cookieKeys: readonly string[]
  readonly pages: IssuerPages
  readonly onError: (error: unknown) => void
  readonly now?: () => Date
}

const show = async (context: KoaContextWithOIDC, page: Response): Promise<void> => {
  for (const [name, value] of page.headers) context.set(name, value)
  context.body = await page.text()
}

/** Of pages of the library's own, which post themselves by a script that it names here. */
const ownPolicy = "default-src 'none'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const subjectOf = (token: object): unknown =>
  'payload' in token && typeof token.payload === 'object' && token.payload !== null && 'sub' in token.payload
    ? token.payload.sub
    : undefined

/** Somebody is asked who they are, and nothing else: our own pages want nothing that has to be agreed to. */
const onlySignIn = () => {
  const prompts = interactionPolicy.base()
  prompts.remove('consent')
  return prompts
}

/** The OpenID Connect issuer: who somebody is, proved once, told to our pages. */
export const createIssuer = (options: IssuerOptions): Provider => {
  const { db, publicUrl, audience, clients, keys, cookieKeys, pages, onError, now = () => new Date() } = options
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, path: identityPath } as const

  const provider = new Provider(`${publicUrl}${identityPath}`, {
    adapter: createRecordStore(db, now),
    clients: [...clients],
    jwks: { keys: keys.map((key) => ({ ...key })) as never },
    cookies: {
      keys: [...cookieKeys],
      names: { session: 'poolwright-sign-in', interaction: 'poolwright-signing-in', resume: 'poolwright-resume' },
      long: cookie,
      // Bound to one interaction by its path, which the issuer sets.
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    claims: claimsOfScopes,
    scopes: ['openid', 'email', 'profile'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    // A session knows its refresh tokens and ends them.
    expiresWithSession: () => true,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // What our pages show at once is in the ID token: there is no second way to ask.
    conformIdTokenClaims: false,
    clientAuthMethods: ['none'],
    clientBasedCORS: (_, origin) => origin === publicUrl,
    extraParams: ['screen'],
    findAccount: (_, id) => findAccount(db, id),
    extraTokenClaims: (_, token) => ('sessionUid' in token && token.sessionUid ? { sid: token.sessionUid } : undefined),
    async loadExistingGrant({ oidc }) {
      const { client, session, params } = oidc
      if (!client || !session?.accountId) return undefined
      const known = session.grantIdFor(client.clientId)
      const kept = known === undefined ? undefined : await oidc.provider.Grant.find(known)
      if (kept) return kept
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(String(params?.scope ?? 'openid'))
      grant.addResourceScope(audience, String(params?.scope ?? 'openid'))
      await grant.save()
      return grant
    },
    interactions: { policy: onlySignIn(), url: (_, { uid }) => interactionPath(uid) },
    features: {
      devInteractions: { enabled: false },
      // Nobody here wants these, and what is not there is not attacked.
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: { enabled: true },
      userinfo: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        async logoutSource(context) {
          const { session } = context.oidc
          const secret = String(session?.state?.secret ?? '')
          const proof = context.oidc.entities.IdTokenHint
          if (proof !== undefined && subjectOf(proof) === session?.accountId) {
            context.set(signOutHeader, secret)
            return
          }
          const action = context.oidc.urlFor('end_session_confirm')
          await show(context, await pages.signOut(context, action, { xsrf: secret, logout: 'yes' }))
        },
        async postLogoutSuccessSource(context) {
          await show(context, await pages.signedOut(context))
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_, client) => (client.clientId === clients[0]?.client_id ? audience : []),
        useGrantedResource: () => true,
        getResourceServerInfo(_, resource) {
          if (resource !== audience) throw new errors.InvalidTarget()
          return {
            audience,
            // What userinfo says of somebody. What they may do is no matter of tokens.
            scope: Object.keys(claimsOfScopes).join(' '),
            accessTokenFormat: 'jwt',
            accessTokenTTL: lifetimes.accessToken,
            jwt: { sign: { alg: 'ES256' } },
          }
        },
      },
    },
    ttl: {
      AuthorizationCode: lifetimes.code,
      AccessToken: lifetimes.accessToken,
      IdToken: lifetimes.idToken,
      Interaction: lifetimes.interaction,
      RefreshToken: lifetimes.signIn,
      Grant: lifetimes.signIn,
      Session: lifetimes.signIn,
    },
    async renderError(context, { error }) {
      const { status } = context
      await show(context, await pages.trouble(context, { code: error, status }))
      context.status = status
    },
  })
  // Where requests come from is what the server says, not who sends them.
  provider.proxy = true
  provider.use(async (context, next) => {
    context.set('content-security-policy', ownPolicy)
    context.set(privateHeaders)
    await next()
    await noteSignIn(db, context as KoaContextWithOIDC, now())
  })
  const userinfo = createUserinfo({ db, issuer: provider.issuer, audience, keys, now })
  provider.use((context, next) => userinfo(context as KoaContextWithOIDC, next))
  provider.on('server_error', (_, error) => onError(error))
  return provider
}
