import * as v from 'valibot'
import { defaultEdition, editionCodes } from '../../domain/edition/edition-code.ts'
import { oneLine } from '../../domain/forms/clean-text.ts'
import type { TokenClaims } from '../graphql-function/verify-token.ts'
import { readMailAddress } from '../mail/mail-address.ts'
import type { AskedIssuer, IssuerPeople, IssuerPerson } from './issuer-people.ts'
import { provedAtOf } from './sign-in-of.ts'

const patienceMs = 5_000
const mostBytes = 100_000
const longestName = 100

/** For so long its word counts: after that a changed address is noticed. */
const freshMs = 3_600_000

const discovery = v.looseObject({ userinfo_endpoint: v.pipe(v.string(), v.url()) })

const userinfo = v.looseObject({
  sub: v.string(),
  email: v.optional(v.string(), ''),
  email_verified: v.optional(v.unknown()),
  name: v.optional(v.string(), ''),
  locale: v.optional(v.string(), ''),
})

/** Nothing of it is kept that is longer than it should be. */
const readLimited = async (answer: Response): Promise<unknown> => {
  const reader = answer.body?.getReader()
  if (reader === undefined) return undefined
  const parts: Uint8Array[] = []
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > mostBytes) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

const toPerson = ({ email, email_verified: isProved, name, locale }: v.InferOutput<typeof userinfo>): IssuerPerson => {
  // Who only says that a mailbox is theirs is given nothing that came from it.
  const address = isProved === true ? readMailAddress(email)?.toLowerCase() : undefined
  const edition = editionCodes.find((code) => code === locale.toLowerCase().replace('_', '-')) ?? defaultEdition
  return { email: address ?? '', name: oneLine(name).slice(0, longestName), edition }
}

interface Options {
  readonly issuer: string
  readonly fetch?: typeof fetch
  readonly now: () => Date
  readonly onTrouble: (error: unknown) => void
}

/** What another issuer says of people, by the userinfo endpoint of OpenID Connect. */
export const otherIssuerPeople = ({ issuer, now, onTrouble, ...given }: Options): IssuerPeople => {
  const ask = given.fetch ?? fetch
  const get = async (address: string, headers: Record<string, string> = {}): Promise<unknown> => {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await ask(address, {
      headers: { accept: 'application/json', ...headers },
      signal,
      redirect: 'error',
    })
    if (answer.status === 401 || answer.status === 403) return 'refused'
    if (!answer.ok) throw new Error(`The issuer has answered ${answer.status}`)
    return readLimited(answer)
  }
  let endpoint: Promise<string> | undefined
  const findEndpoint = async (): Promise<string> => {
    const described = await get(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
    return v.parse(discovery, described).userinfo_endpoint
  }
  const askUserinfo = async (claims: TokenClaims, token: string, isFirst: boolean): Promise<AskedIssuer> => {
    endpoint ??= findEndpoint()
    const said = await get(await endpoint, { authorization: `Bearer ${token}` })
    if (said === 'refused') return { state: 'signed-out' }
    const parsed = v.parse(userinfo, said)
    // A token of one person must never be answered with another.
    if (parsed.sub !== claims.sub) throw new Error('The issuer has answered about somebody else')
    // Without a moment of its own a renewed token says nothing of when somebody was there: the first one of the sign-in has.
    const saysWhen = isFirst || typeof claims.auth_time === 'number'
    return { state: 'known', person: toPerson(parsed), provedAt: saysWhen ? provedAtOf(claims, now()) : new Date(0) }
  }
  return {
    issuer,
    async ask(claims, token, lastAsked) {
      if (lastAsked !== undefined && now().getTime() - lastAsked.getTime() < freshMs) return { state: 'unchanged' }
      try {
        return await askUserinfo(claims, token, lastAsked === undefined)
      } catch (error) {
        // Not kept: it may be put right before the next request.
        endpoint = undefined
        onTrouble(error)
        return { state: 'unreachable' }
      }
    },
  }
}
