import type { Db } from '../db/database.ts'
import { databaseTrouble } from '../db/database-trouble.ts'
import { ExpectedError, unavailable } from '../expected-error.ts'
import { bearerToken, readAccessToken } from '../graphql-function/read-access-token.ts'
import type { VerifyToken } from '../graphql-function/verify-token.ts'
import { limits } from '../rate-limit/limits.ts'
import { consumeLimit } from '../rate-limit/rate-limit.ts'
import { tooMany } from '../rate-limit/too-many.ts'
import { admit } from './admit.ts'
import type { IssuerPeople } from './issuer-people.ts'
import { permissions } from './permissions.ts'
import type { Viewer } from './viewer.ts'
import { askingOnce } from './viewers.ts'

export interface ViewerServices {
  readonly db: Db
  readonly issuer: IssuerPeople | undefined
  readonly verifyToken: VerifyToken
  readonly now: () => Date
}

interface Asked {
  readonly operation: 'Function.my-data' | 'Function.my-files' | 'Function.staff-files' | 'Function.staff-export'
  readonly limit: 'data' | 'files' | 'staffFiles' | 'exports'
  /** What is asked for by name. */
  readonly given?: Readonly<Record<string, unknown>>
}

const refused = ({ message, code, status, headers, retryAfterSeconds }: ExpectedError): Response =>
  Response.json(
    { error: { code, message } },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...headers,
        ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      },
    },
  )

export const noSuchFile = (): ExpectedError =>
  new ExpectedError('That file isn’t there any more.', { code: 'NOT_FOUND', status: 404 })

const onlyPosts = (): ExpectedError =>
  new ExpectedError('Open your account and ask for it there.', {
    code: 'METHOD_NOT_ALLOWED',
    status: 405,
    headers: { allow: 'POST' },
  })

/** Answers a POST with a token for whoever is signed in, by the table of permissions: never a link, so that no address leads there. */
export const answerViewer = async (
  request: Request,
  { db, issuer, verifyToken, now }: ViewerServices,
  { operation, limit, given = {} }: Asked,
  answer: (viewer: Viewer) => Promise<Response>,
): Promise<Response> => {
  try {
    if (request.method !== 'POST') throw onlyPosts()
    const claims = await readAccessToken(request.headers.get('authorization'), verifyToken)
    const asked = askingOnce(db, issuer, claims && { claims, text: bearerToken(request.headers) }, now)
    const permission = permissions[operation]
    if (permission === undefined) throw new Error(`${operation} has no row in the table of permissions`)
    const viewer = await asked.viewer()
    const consumed = await consumeLimit(db, limits.account[limit], viewer.person.id, now())
    if (!consumed.ok) throw tooMany('tries', consumed.retryAfterSeconds)
    if ((await admit(() => ({ db }), asked, permission, given)) === 'nothing') throw noSuchFile()
    return await answer(viewer)
  } catch (error) {
    if (error instanceof ExpectedError) return refused(error)
    if (databaseTrouble(error) !== undefined) return refused(unavailable(error))
    throw error
  }
}
