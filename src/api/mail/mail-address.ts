import { domainToASCII } from 'node:url'
import { cleanLine, shortened } from './clean-words.ts'

export interface MailAddress {
  /** Shown beside the address; empty where there is none. */
  readonly name: string
  readonly address: string
}

const longestAddress = 254
const longestLocalPart = 64
const longestName = 64

// What every server takes without quotes. Anything else has been a typing mistake or an attack.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/

/** An address that can stand in an envelope, the domain in ASCII; nothing for whatever else was typed. */
export const readMailAddress = (typed: string): string | undefined => {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  const [before, after] = [text.slice(0, Math.max(at, 0)), domainToASCII(text.slice(at + 1))]
  const address = `${before}@${after}`
  const fits = before.length <= longestLocalPart && address.length <= longestAddress
  return at > 0 && fits && localPart.test(before) && domain.test(after) ? address : undefined
}

/** A subject or a name as a header may hold it: one line, and nothing a reader would decode into something else. */
export const cleanHeader = (text: string, longest: number): string =>
  shortened(cleanLine(text).replaceAll('=?', '= ?'), longest)

export const cleanName = (name: string): string => cleanHeader(name, longestName)
