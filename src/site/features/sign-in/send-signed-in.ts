import { ServerError } from '../../data/server-error.ts'
import { siteDataPath } from '../../data/site-data-client.ts'
import { type SiteDataAnswer, type SiteDataRequest, sendSiteData } from '../../data/site-data-request.ts'
import { storedAccessToken, storedSignIn } from '../../data/stored-sign-in.ts'

interface Options {
  readonly fetch: typeof fetch
  readonly storage: () => Storage
  /** Puts another token in the place of one that is over or was refused, or signs out where there is none to be had. */
  readonly renew: (token: string) => Promise<void>
  readonly now?: () => number
}

/** A token that is over by the time it arrives is refused, for public questions too. */
const leewaySeconds = 30

export const createSendSignedIn = ({ fetch, storage, renew, now = Date.now }: Options) => {
  const goodToken = async (): Promise<string | null> => {
    const stored = storedSignIn(storage)
    if (stored === undefined || stored.expiresAt - leewaySeconds > now() / 1000) return stored?.token ?? null
    await renew(stored.token)
    return storedAccessToken(storage)
  }

  /** Refused for its token it has not been done: once more with another, or as nobody in particular. */
  return async (request: SiteDataRequest): Promise<SiteDataAnswer> => {
    const token = await goodToken()
    try {
      return await sendSiteData(fetch, siteDataPath, token, request)
    } catch (error) {
      if (token === null || !(error instanceof ServerError) || error.statusCode !== 401) throw error
      await renew(token)
      const other = storedAccessToken(storage)
      if (other === token) throw error
      return sendSiteData(fetch, siteDataPath, other, request)
    }
  }
}
