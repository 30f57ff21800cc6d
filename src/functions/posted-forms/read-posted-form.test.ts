import { describe, expect, it } from 'vitest'
import type { FilePart } from './file-part.ts'
import { type OnFile, type PostedFields, postLimits, readPostedForm } from './read-posted-form.ts'

const url = 'http://localhost/.netlify/functions/forms'
const boundary = 'b0undary'
const part = (head: string, body: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const end = `--${boundary}--\r\n`

interface Sent {
  body: string | Uint8Array | ReadableStream<Uint8Array>
  type?: string
  length?: number
}

const requestOf = ({ body, type = `multipart/form-data; boundary=${boundary}`, length }: Sent): Request =>
  new Request(url, {
    method: 'POST',
    // Node asks for it where the body is a stream, and its types do not know it.
    ...{ duplex: 'half' },
    body: body as BodyInit,
    headers: { 'content-type': type, ...(length === undefined ? {} : { 'content-length': String(length) }) },
  })

const ignore: OnFile = async () => undefined

const inPieces = (text: string | Uint8Array, size: number, isCut = false): ReadableStream<Uint8Array> => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + size))
      else if (isCut) controller.error(new Error('aborted'))
      else controller.close()
      at += size
    },
  })
}

const fieldsOf = async (sent: Sent, onFile = ignore): Promise<Record<string, readonly string[]>> => {
  const read = await readPostedForm(requestOf(sent), onFile)
  if (!read.ok) throw new Error(read.message)
  return Object.fromEntries(read.fields)
}

describe('a posted form', () => {
  it.each([1, 7, 1000])('is read whole when it comes in pieces of %i bytes', async (size) => {
    const body = [
      part('name="name"', 'Wiremu Tāmati'),
      part('name="topic"', ''),
      part('name="photos"; filename="pōwhiri.jpg"', `first\r\n--${boundary.slice(1)}\r\nlast`),
      part('name="empty"; filename=""', ''),
      part('name="name"', 'again'),
      end,
    ].join('')
    const files: [string, string, string][] = []
    const onFile = async ({ field, name, stream }: FilePart, fields: PostedFields) => {
      expect(fields.get('topic')).toEqual([''])
      files.push([field, name, await new Response(stream).text()])
    }
    expect(await fieldsOf({ body: inPieces(body, size) }, onFile)).toEqual({
      name: ['Wiremu Tāmati', 'again'],
      topic: [''],
    })
    expect(files.toSorted()).toEqual([
      ['empty', '', ''],
      ['photos', 'pōwhiri.jpg', `first\r\n--${boundary.slice(1)}\r\nlast`],
    ])
  })

  it('may be urlencoded', async () => {
    const type = 'application/x-www-form-urlencoded'
    expect(await fieldsOf({ body: 'name=Tāmati%20%26+co&a=%zz', type })).toMatchObject({ name: ['Tāmati & co'] })
  })

  it('goes on when nobody reads a file to its end', async () => {
    const large = part('name="photos"; filename="a.jpg"', 'x'.repeat(3_000_000))
    const body = large + large + large + part('name="name"', 'Nomsa') + end
    const ways: OnFile[] = [
      ignore,
      async ({ stream }) => stream.cancel(),
      async ({ stream }) => {
        const reader = stream.getReader()
        await reader.read()
      },
      async ({ stream }) => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        await stream.cancel('too large')
      },
    ]
    for (const way of ways) expect(await fieldsOf({ body: inPieces(body, 60_000) }, way)).toEqual({ name: ['Nomsa'] })
  })

  it('waits for who reads slowly, and holds little meanwhile', async () => {
    const body = part('name="cv"; filename="a.pdf"', 'x'.repeat(4_000_000)) + end
    let taken = 0
    const source = inPieces(body, 50_000)
    const counted = source.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          taken += chunk.length
          controller.enqueue(chunk)
        },
      }),
    )
    let early = 0
    let bytes = 0
    await fieldsOf({ body: counted }, async ({ stream }) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      early = taken
      for await (const chunk of stream) bytes += chunk.length
    })
    expect(early).toBeLessThan(1_000_000)
    expect(bytes).toBe(4_000_000)
  })

  it('is not taken when it breaks off, and whoever reads a file hears of it', async () => {
    const whole = part('name="name"', 'Nomsa') + part('name="cv"; filename="a.pdf"', 'x'.repeat(500_000)) + end
    for (const [text, isCut] of [
      [whole.slice(0, 300_000), true],
      [whole.slice(0, 300_000), false],
      [whole.slice(0, 20), false],
      [whole.slice(0, -6), false],
    ] as const) {
      const heard: unknown[] = []
      const read = await readPostedForm(requestOf({ body: inPieces(text, 10_000, isCut) }), async ({ stream }) => {
        heard.push(await new Response(stream).text().catch(() => 'broken off'))
      })
      expect(read).toMatchObject({ ok: false, status: 400 })
      expect(heard.every((each) => each === 'broken off' || `${each}`.length === 500_000)).toBe(true)
    }
  })

  it('is not waited for when it is no proper form', async () => {
    const broken = part('name="cv"; filename="a.pdf"', `x\r\n--${boundary}x\r\nlast`) + part('name="a"', 'b') + end
    expect(await readPostedForm(requestOf({ body: broken }), ignore)).toMatchObject({ ok: false, status: 400 })
  })

  it.each([
    ['multipart/form-data', 415],
    ['application/json', 415],
    ['', 415],
    ['multipart/form-data; boundary=', 400],
    [`multipart/form-data; boundary=${'b'.repeat(5000)}`, 415],
    ['multipart/mixed; boundary=b', 415],
  ])('is refused as %j', async (type, status) => {
    expect(await readPostedForm(requestOf({ body: 'x', type }), ignore)).toMatchObject({ ok: false, status })
  })

  it('is refused when it is too large, whether it says so or not', async () => {
    const told = await readPostedForm(requestOf({ body: 'x', length: postLimits.heardBytes + 1 }), ignore)
    expect(told).toMatchObject({ ok: false, status: 413 })
    let sent = 0
    const chunk = new Uint8Array(1024 * 1024)
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(sent === 1 ? new TextEncoder().encode(part('name="cv"; filename="a"', '')) : chunk)
      },
    })
    expect(await readPostedForm(requestOf({ body: endless }), ignore)).toMatchObject({ ok: false, status: 413 })
    expect(sent).toBeLessThan(60)
  })

  it('is refused, and read no further, when its texts are more than any form has room for', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new TextEncoder().encode(part(`name="f${sent}"`, 'x'.repeat(postLimits.fieldBytes))))
      },
    })
    const read = await readPostedForm(requestOf({ body: endless }), ignore)
    expect(read).toMatchObject({ ok: false, status: 413, code: 'too_long' })
    expect(sent).toBeLessThan(12)
  })

  it('is read no further than anybody writes', async () => {
    const many = Array.from({ length: 500 }, (_, at) => part(`name="f${at}"`, 'x')).join('')
    expect(Object.keys(await fieldsOf({ body: many + end }))).toHaveLength(postLimits.fields)
    const long = await fieldsOf({ body: part('name="message"', 'x'.repeat(1_000_000)) + end })
    expect(long.message?.[0]).toHaveLength(postLimits.fieldBytes)
    const files = Array.from({ length: 100 }, () => part('name="photos"; filename="a.jpg"', 'x')).join('')
    let count = 0
    await fieldsOf({ body: files + end }, async () => {
      count += 1
    })
    expect(count).toBe(postLimits.files)
  })

  it('fails with whoever takes its files', async () => {
    const body = part('name="cv"; filename="a.pdf"', 'x') + part('name="name"', 'Nomsa') + end
    const failing = readPostedForm(requestOf({ body }), async () => {
      throw new Error('a bug')
    })
    await expect(failing).rejects.toThrow('a bug')
  })
})
