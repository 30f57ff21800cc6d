import * as v from 'valibot'
import { type Answer, refused } from '../http/answer.ts'
import { readJson, readText } from '../http/read-json.ts'
import { type Faults, faultsSchema } from './faults.ts'

const typedNumber = (text: string | null): number | undefined =>
  text === null || text.trim() === '' ? undefined : Number(text)

const fromForm = (form: URLSearchParams): unknown => {
  if (form.has('reset')) return {}
  return {
    eventsLateSeconds: typedNumber(form.get('eventsLateSeconds')),
    eventsDoubled: form.has('eventsDoubled'),
    eventsReordered: form.has('eventsReordered'),
    eventsLost: form.has('eventsLost'),
    answersSlowMs: typedNumber(form.get('answersSlowMs')),
    answersCut: form.get('answersCut') ?? undefined,
    answersCutTimes: typedNumber(form.get('answersCutTimes')),
  }
}

export type ReadFaults = { ok: true; input: Faults } | { ok: false; answer: Answer }

/** From the page's form, or as JSON from a test. */
export const readControl = async (request: Request): Promise<ReadFaults> => {
  if (request.headers.get('content-type')?.startsWith('application/json')) return readJson(request, faultsSchema)
  const read = await readText(request)
  if (!read.ok) return read
  const parsed = v.safeParse(faultsSchema, fromForm(new URLSearchParams(read.text)))
  if (parsed.success) return { ok: true, input: parsed.output }
  return { ok: false, answer: refused(400, 'bad_request', 'One of the numbers is none, or too large.') }
}
