import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { ReadEvent } from '../gateway.ts'

const toleranceSeconds = 300

const eventSchema = v.object({
  id: v.string(),
  type: v.string(),
  data: v.object({ object: v.object({ id: v.string() }) }),
})

const isSignedBy = (secret: string, signed: string, signature: string): boolean => {
  const right = createHmac('sha256', secret).update(signed).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}

const parsed = (body: string): ReadEvent => {
  try {
    const { id, type, data } = v.parse(eventSchema, JSON.parse(body))
    return { ok: true, event: { id, type, intent: data.object.id } }
  } catch {
    return { ok: false, reason: 'not an event' }
  }
}

/** Believes what the bank has signed within the last five minutes: `t=<seconds>,v1=<hex>` over "t.body". */
export const readSignedEvent = (body: string, signature: string | null, secret: string, now: Date): ReadEvent => {
  const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (time === '') return { ok: false, reason: 'no signature' }
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds)
    return { ok: false, reason: 'signed at another time' }
  return isSignedBy(secret, `${time}.${body}`, mac) ? parsed(body) : { ok: false, reason: 'not signed with our secret' }
}
