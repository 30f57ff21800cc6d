import { readReference } from '../../domain/forms/reference-number.ts'

/** By name in small letters, in the order they came. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>

export const headersOf = (headers: readonly { readonly key: string; readonly value: string }[]): MailHeaders => {
  const found = Map.groupBy(headers, ({ key }) => key)
  return new Map([...found].map(([key, each]) => [key, each.map(({ value }) => value)]))
}

const first = (headers: MailHeaders, name: string): string => (headers.get(name)?.[0] ?? '').trim()

const messageIdPattern = /<[\x21-\x3b\x3d\x3f-\x7e]{1,250}@[\x21-\x3b\x3d\x3f-\x7e]{1,250}>/g

/** Threads grow for years; what was written last is nearest. */
const mostIds = 50

/** Message-IDs in a header, as they are written there. */
export const messageIdsIn = (header: string | undefined): string[] =>
  (header ?? '').slice(0, 50_000).match(messageIdPattern)?.slice(-mostIds) ?? []

const referencePattern = /\b[a-z]{2}-[a-z]-[a-z\d]{4}-[a-z\d]{4}\b/gi

/** Reference numbers in what somebody has written, none twice. */
export const referencesIn = (text: string): string[] => {
  const read = (text.slice(0, 2000).match(referencePattern) ?? []).map(readReference)
  return [...new Set(read.flatMap((each) => (each.ok ? [each.value.printed] : [])))].slice(0, 5)
}

/** `help+AU-C-7K4M-2Q9X@…`: what stands behind the last plus. */
export const referenceInAddress = (address: string): string[] => {
  const local = address.slice(0, Math.max(0, address.lastIndexOf('@')))
  const plus = local.lastIndexOf('+')
  return plus < 0 ? [] : referencesIn(local.slice(plus + 1))
}

/**
 * What no person has written, by RFC 3834 and by what programs that know nothing of it say. Answered, two machines would write to each
 * other for ever.
 */
export const isAutomatic = (headers: MailHeaders): boolean => {
  const said = (name: string) => first(headers, name).toLowerCase()
  const submitted = said('auto-submitted')
  const suppress = said('x-auto-response-suppress')
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(?:bulk|list|junk|auto_reply)\b/.test(said('precedence')) ||
    /\b(?:all|autoreply|oof)\b/.test(suppress) ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe', 'feedback-id'].some((name) => headers.has(name)) ||
    said('return-path') === '<>' ||
    /^multipart\/report\b/.test(said('content-type')) ||
    /\bmailer-daemon@|\bpostmaster@/.test(said('from'))
  )
}
