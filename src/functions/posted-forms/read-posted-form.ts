import { setTimeout as delay } from 'node:timers/promises'
import { Busboy } from '@fastify/busboy'
import { type FilePart, filePart } from './file-part.ts'

const megabyte = 1024 * 1024

export const postLimits = {
  /** The largest files of the form with most of them, and what is written around them. */
  bytes: 50 * megabyte,
  /** So much is listened to without keeping its files, so that what was typed between them is not lost. */
  heardBytes: 200 * megabyte,
  fields: 60,
  /** More than the longest text that is looked at, however many bytes its letters take. */
  fieldBytes: 200_000,
  /** Of all texts together: as much as the function takes from a form with scripts. */
  letters: 1_000_000,
  files: 20,
}

export type PostedFields = ReadonlyMap<string, readonly string[]>

/** Called as each file begins, with the fields before it. */
export type OnFile = (part: FilePart, fields: PostedFields) => Promise<void>

export type PostedForm =
  | { ok: true; fields: PostedFields }
  | { ok: false; status: 400 | 413 | 415; code: string; message: string }

const notRead = (status: 400 | 413 | 415, code: string, message: string): PostedForm => ({
  ok: false,
  status,
  code,
  message,
})

const tooLarge = () =>
  notRead(413, 'too_large', 'The files are far too large. Go back, choose smaller ones, and send the form again.')
const tooLong = () =>
  notRead(413, 'too_long', 'That’s far more text than this form takes. Go back, shorten it, and send the form again.')
const brokenOff = () =>
  notRead(400, 'bad_form', 'Only part of the form arrived, so we didn’t take it. Go back and send it again.')
const noForm = () => notRead(415, 'not_a_form', 'Only forms are taken at this address.')

export const declaredBytes = (headers: Headers): number | undefined => {
  const text = headers.get('content-length') ?? ''
  return /^\d+$/.test(text) ? Number(text) : undefined
}

const createParser = (headers: Headers) => {
  try {
    return new Busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      isPartAFile: (_field, _type, name) => name !== undefined,
      limits: {
        fields: postLimits.fields,
        fieldSize: postLimits.fieldBytes,
        files: postLimits.files,
        parts: postLimits.fields + postLimits.files,
        headerPairs: 20,
        headerSize: 16 * 1024,
      },
    })
  } catch {
    return undefined
  }
}

class TooLarge extends Error {}
class TooLong extends Error {}

/** For a part without a head the parser waits for good, though everything has come and every file has been read. */
const stalled = async (files: readonly Promise<void>[]): Promise<never> => {
  await Promise.allSettled(files)
  await delay(1000, undefined, { ref: false })
  throw new Error('The form is not well formed')
}

/** Reads a posted form as it comes: texts are kept, files handed on while they arrive. */
export const readPostedForm = async (request: Request, onFile: OnFile): Promise<PostedForm> => {
  const declared = declaredBytes(request.headers)
  const allowed = declared === undefined ? postLimits.bytes : postLimits.heardBytes
  if ((declared ?? 0) > allowed) return tooLarge()
  const parser = createParser(request.headers)
  if (parser === undefined) return noForm()

  const fields = new Map<string, string[]>()
  const files: Promise<void>[] = []
  const open = new Set<FilePart>()
  const { promise: parsed, resolve, reject } = Promise.withResolvers<void>()
  parsed.catch(() => undefined)
  let letters = 0
  parser.on('field', (name: string | undefined, text) => {
    letters += text.length
    if (letters > postLimits.letters) reject(new TooLong())
    else if (name !== undefined) fields.set(name, [...(fields.get(name) ?? []), text])
  })
  parser.on('file', (field: string | undefined, stream, name) => {
    const part = filePart({ field: field ?? '', name }, stream)
    open.add(part)
    const handled = onFile(part, fields).finally(() => {
      part.discard()
      open.delete(part)
    })
    // Waited for below, at the end of the form: until then nobody listens.
    handled.catch(() => undefined)
    files.push(handled)
  })
  parser.on('finish', resolve).on('error', reject)

  const listen = async (): Promise<void> => {
    let bytes = 0
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length
      if (bytes > allowed) throw new TooLarge()
      await Promise.race([new Promise((written) => parser.write(chunk, written)), parsed])
    }
    parser.end()
    await Promise.race([parsed, stalled(files)])
  }
  try {
    await listen()
  } catch (error) {
    for (const part of open) part.fail(new Error('The form broke off', { cause: error }))
    await Promise.allSettled(files)
    if (error instanceof TooLong) return tooLong()
    return error instanceof TooLarge ? tooLarge() : brokenOff()
  }
  await Promise.all(files)
  return { ok: true, fields }
}
