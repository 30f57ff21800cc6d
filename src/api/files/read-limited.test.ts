import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLimited } from './read-limited.ts'
import { brokenStream, endlessStream, streamOf } from './streams.fake.ts'

describe('reading with a limit', () => {
  it('gives the bytes, however they are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 10 }),
        fc.boolean(),
        async (pieces, says) => {
          const whole = Buffer.concat(pieces)
          const declaredBytes = says ? whole.byteLength : undefined
          const read = await readLimited(streamOf(...pieces), { maxBytes: 500, declaredBytes })
          expect(read.ok && Buffer.from(read.bytes).equals(whole)).toBe(true)
        },
      ),
    )
  })

  it('takes exactly the limit and not one byte more', async () => {
    expect(await readLimited(streamOf(new Uint8Array(100)), { maxBytes: 100 })).toMatchObject({ ok: true })
    const over = streamOf(new Uint8Array(100), new Uint8Array(1))
    expect(await readLimited(over, { maxBytes: 100 })).toEqual({ ok: false, code: 'too-large' })
  })

  it('does not start when too much is announced', async () => {
    const sender = endlessStream(new Uint8Array(10))
    expect(await readLimited(sender.stream, { maxBytes: 100, declaredBytes: 101 })).toEqual({
      ok: false,
      code: 'too-large',
    })
    expect(sender.taken()).toBe(0)
    expect(sender.stopped()).toBe(true)
  })

  it('stops a sender who does not stop', async () => {
    const sender = endlessStream(new Uint8Array(10))
    expect(await readLimited(sender.stream, { maxBytes: 100 })).toEqual({ ok: false, code: 'too-large' })
    expect(sender.taken()).toBe(110)
    expect(sender.stopped()).toBe(true)
  })

  it.each([9, 11])('calls 10 bytes cut off when %d were announced', async (declaredBytes) => {
    const read = await readLimited(streamOf(new Uint8Array(10)), { maxBytes: 100, declaredBytes })
    expect(read).toEqual({ ok: false, code: 'cut-off' })
  })

  it('calls a broken connection cut off', async () => {
    const read = await readLimited(brokenStream(new Uint8Array(10)), { maxBytes: 100 })
    expect(read).toEqual({ ok: false, code: 'cut-off' })
  })
})
