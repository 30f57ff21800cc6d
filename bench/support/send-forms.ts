import { setTimeout } from 'node:timers/promises'
import { dayInZone } from '../../src/domain/calendar/day-in-zone.ts'
import { fakeContext, goodSubmission } from '../../src/domain/forms/good-submissions.fake.ts'
import { submitForm } from '../../src/site/features/forms/submit-form.ts'

export interface Sent {
  readonly status: number | 'no answer'
  readonly milliseconds: number
  readonly reference?: string
}

const fields = Object.entries(
  goodSubmission('contact', fakeContext('en-au', dayInZone(new Date(), 'Australia/Sydney'))),
).map(([name, value]) => ({ name, value }))

/** Each from an address of its own. */
const sendForm = async (origin: string, number: number): Promise<Sent> => {
  const variables = {
    form: 'CONTACT',
    edition: 'EN_AU',
    key: `load-${process.pid}-${number}`,
    openedAt: new Date(Date.now() - 60_000).toISOString(),
    trap: '',
    fields,
  }
  const started = performance.now()
  const taken = () => performance.now() - started
  try {
    const response = await fetch(`${origin}/.netlify/functions/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: '',
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({ operationName: submitForm.operationName, query: submitForm.query, variables }),
    })
    const reference = (await response.json())?.data?.submitForm?.reference
    return { status: response.status, milliseconds: taken(), ...(reference ? { reference } : {}) }
  } catch {
    return { status: 'no answer', milliseconds: taken() }
  }
}

let last = 0

/** So many in a second for so long, whether or not earlier ones are answered. */
export const sendForms = async (origin: string, perSecond: number, seconds: number): Promise<Sent[]> => {
  const started = performance.now()
  const under: Promise<Sent>[] = []
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = (count * 1000) / perSecond - (performance.now() - started)
    if (due > 0) await setTimeout(due)
    last += 1
    under.push(sendForm(origin, last))
  }
  return Promise.all(under)
}

export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN
