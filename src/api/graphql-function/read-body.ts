import { discardRest } from './discard-rest.ts'
import { type Refusal, refuse } from './refusal.ts'

export const maximumBody = 1_000_000

const tooBig = refuse('BODY_TOO_BIG', 'The request is too big. It may have one megabyte.', 413)

/** The text of a body that may be of any length: nothing is kept of it as soon as it is too long. */
export const readBody = async (request: Request): Promise<{ ok: true; text: string } | Refusal> => {
  if (Number(request.headers.get('content-length')) > maximumBody) return tooBig
  if (request.body === null) return { ok: true, text: '' }

  const reader = request.body.getReader()
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength
      if (bytes > maximumBody) {
        void discardRest(reader)
        return tooBig
      }
      parts.push(part.value)
    }
  } catch {
    return refuse('BAD_REQUEST', 'The request broke off before its end.')
  }
  return decode(parts)
}

const decode = (parts: readonly Uint8Array[]): { ok: true; text: string } | Refusal => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    return { ok: true, text: parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode() }
  } catch {
    return refuse('BAD_REQUEST', 'The request is not text in UTF-8.')
  }
}
