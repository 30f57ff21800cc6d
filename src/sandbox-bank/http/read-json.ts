import * as v from 'valibot'
import { type Answer, refused } from './answer.ts'

const largestBody = 16 * 1024

export type ReadRequest<Input> = { ok: true; input: Input } | { ok: false; answer: Answer }

export type ReadText = { ok: true; text: string } | { ok: false; answer: Answer }

const piecesOf = async (body: ReadableStream<Uint8Array>): Promise<string | undefined> => {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.byteLength
    if (bytes > largestBody) return undefined
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

/** The text of a body, as far as it comes and is not larger than anything the bank is asked. */
export const readText = async ({ body }: Request): Promise<ReadText> => {
  try {
    const text = body === null ? '' : await piecesOf(body)
    if (text !== undefined) return { ok: true, text }
    return { ok: false, answer: refused(413, 'too_large', 'The request is larger than 16 kB.') }
  } catch {
    // Whoever sent it is gone, or was stopped on the way.
    return { ok: false, answer: refused(400, 'broken_off', 'The request broke off.') }
  }
}

/** What a parser says of bad JSON repeats some of it, and it may be a card number: its words go nowhere. */
const parsedJson = (text: string): { ok: true; value: unknown } | { ok: false } => {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

const problemOf = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue)
  if (path === null) return 'The request must be a JSON object.'
  return issue.received === 'undefined' ? `${path} is missing.` : `${path} ${issue.message}.`
}

/** Nothing at all stands for an object without anything in it. */
export const readJson = async <Input>(
  request: Request,
  schema: v.GenericSchema<unknown, Input>,
): Promise<ReadRequest<Input>> => {
  const read = await readText(request)
  if (!read.ok) return read
  const json = parsedJson(read.text.trim() === '' ? '{}' : read.text)
  if (!json.ok) return { ok: false, answer: refused(400, 'bad_json', 'The request is not JSON.') }
  const parsed = v.safeParse(schema, json.value)
  if (parsed.success) return { ok: true, input: parsed.output }
  return { ok: false, answer: refused(400, 'bad_request', problemOf(parsed.issues[0])) }
}
