import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BodyPlace, createBodiesUnderWay } from './bodies-under-way.ts'
import { type BodyLimits, usualBodyLimits } from './body-limits.ts'
import { type BodyStop, pacedBody } from './paced-body.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const usual = { ...usualBodyLimits, ofOne: { bodies: 24, bytes: 100_000 }, roomForEach: 0, heldOfBody: 50_000 }

const arriving = (other: Partial<BodyLimits> = {}) => {
  const limits = { ...usual, ...other }
  const bodies = createBodiesUnderWay(limits)
  const place = bodies.enter('203.0.113.7') as BodyPlace
  const stops: BodyStop[] = []
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const sender = writable.getWriter()
  const body = pacedBody(readable, { place, limits, onStop: (stop) => stops.push(stop) })
  const reader = body.getReader()
  /** What the reader gets after the sender has taken this long for that many bytes. */
  const sent = async (ms: number, bytes: number): Promise<number | undefined> => {
    const piece = reader.read()
    piece.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(ms)
    if (bytes > 0) void sender.write(new Uint8Array(bytes)).catch(() => undefined)
    return (await piece).value?.byteLength
  }
  return { sent, stops, sender, reader, bodies }
}

describe('a body', () => {
  it('is handed on as it comes', async () => {
    const place = createBodiesUnderWay(usual).enter('203.0.113.7') as BodyPlace
    const body = pacedBody(new Blob(['all of it']).stream(), { place, limits: usual, onStop: expect.unreachable })
    expect(await text(body)).toBe('all of it')
  })

  it('may be silent for a while', async () => {
    const { sent, stops } = arriving()
    expect(await sent(14_000, 20_000)).toBe(20_000)
    expect(await sent(19_000, 10)).toBe(10)
    expect(stops).toEqual([])
  })

  it('may not be silent for long', async () => {
    const { sent, stops } = arriving()
    await sent(0, 40_000)
    await expect(sent(20_000, 0)).rejects.toThrow('too-slow')
    expect(stops).toEqual(['too-slow'])
  })

  it('has to come at a least speed once its grace is over', async () => {
    const { sent, stops } = arriving()
    const trickle = async () => {
      for (let second = 0; second < 60; second += 3) await sent(3_000, 600)
    }
    await expect(trickle()).rejects.toThrow('too-slow')
    expect(stops).toEqual(['too-slow'])
  })

  it('may come at the speed of a poor connection', async () => {
    const { sent, stops } = arriving()
    for (let second = 0; second < 60; second += 3) await sent(3_000, 4_000)
    expect(stops).toEqual([])
  })

  it('does not answer for what its reader takes', async () => {
    const { sent, stops } = arriving()
    for (let piece = 0; piece < 4; piece += 1) {
      await sent(1_000, 600)
      await vi.advanceTimersByTimeAsync(60_000)
    }
    expect(stops).toEqual([])
  })

  it('has a deadline, however fast it is', async () => {
    const { sent, stops } = arriving()
    const last = async () => {
      for (let second = 0; second < 300; second += 10) await sent(10_000, 20_000)
    }
    await expect(last()).rejects.toThrow('too-slow')
    expect(stops).toEqual(['too-slow'])
    expect(performance.now()).toBeGreaterThanOrEqual(usual.deadlineMs)
  })

  it('counts for no more than its reader can hold of it', async () => {
    const { sent, bodies } = arriving()
    for (let piece = 0; piece < 10; piece += 1) await sent(0, 20_000)
    expect(bodies.now.bytes).toBe(50_000)
  })

  it('counts for more than its bytes where it comes in small pieces', async () => {
    const { sent, stops } = arriving()
    const pieces = async () => {
      for (let piece = 0; piece < 300; piece += 1) await sent(0, 100)
    }
    await expect(pieces()).rejects.toThrow('of-one')
    expect(stops).toEqual(['of-one'])
  })

  it('may not come in crumbs', async () => {
    const { sent, stops } = arriving({ smallPieces: 20 })
    const crumbs = async () => {
      for (let piece = 0; piece < 22; piece += 1) await sent(0, 63)
    }
    await expect(crumbs()).rejects.toThrow('in-crumbs')
    expect(stops).toEqual(['in-crumbs'])
  })
})
