import { describe, expect, it } from 'vitest'
import { ServerError } from '../data/server-error.ts'
import type { SiteDataClient } from '../data/site-data-client.ts'
import type { FormSubmission } from './send-form.ts'
import { sendBySiteData, submitForm } from './submit-form.ts'

const submission: FormSubmission = {
  form: 'book-a-demo',
  edition: 'en-nz',
  idempotencyKey: 'k',
  openedAt: '2026-11-15T07:30:00.000Z',
  trap: '',
  fields: { name: 'Wiremu', notes: '' },
}

const signal = new AbortController().signal

const sendTo = (mutate: () => Promise<unknown>) =>
  sendBySiteData({ mutate: mutate as SiteDataClient['mutate'] })(submission, signal)

const data = (receipt: object) => async () => ({ ok: true, data: { submitForm: receipt } })
const trouble = (status: number, result: unknown) => () => Promise.reject(new ServerError('', status, result))

describe('a form that is sent by the data function', () => {
  it('goes as the operation wants it', async () => {
    const asked: unknown[] = []
    const client = {
      mutate: async (...given: unknown[]) => {
        asked.push(...given)
        return { ok: true, data: { submitForm: { reference: 'NZ-D-AAAA-AAAA', problems: [] } } }
      },
    }
    await sendBySiteData(client as unknown as SiteDataClient)(submission, signal)
    expect(asked).toEqual([
      submitForm,
      {
        form: 'BOOK_A_DEMO',
        edition: 'EN_NZ',
        key: 'k',
        openedAt: '2026-11-15T07:30:00.000Z',
        trap: '',
        fields: [
          { name: 'name', value: 'Wiremu' },
          { name: 'notes', value: '' },
        ],
      },
    ])
  })

  it('is sent when there is a reference, and refused when there are problems', async () => {
    expect(await sendTo(data({ reference: 'NZ-D-AAAA-AAAA', problems: [] }))).toEqual({
      state: 'sent',
      reference: 'NZ-D-AAAA-AAAA',
    })
    const problems = [{ field: 'email', message: 'Enter it.' }]
    expect(await sendTo(data({ reference: null, problems }))).toEqual({ state: 'refused', problems })
  })

  it('waits where too many came, as long as it is told', async () => {
    const result = { errors: [{ message: '', extensions: { code: 'TOO_MANY', retryAfterSeconds: 90 } }] }
    expect(await sendTo(trouble(429, result))).toEqual({ state: 'too-many', retryAfterSeconds: 90 })
  })

  it.each([
    [429, 'a proxy'],
    [503, { errors: [{ extensions: { retryAfterSeconds: 30 } }] }],
    [500, ''],
  ])('cannot be taken for now at %i', async (status, result) => {
    expect(await sendTo(trouble(status, result))).toEqual({ state: 'unavailable' })
  })

  it('cannot be taken for now when the answer is an error', async () => {
    expect(await sendTo(async () => ({ ok: false, errors: [{ message: 'x' }] }))).toEqual({ state: 'unavailable' })
  })

  it('rejects when nobody answers', async () => {
    await expect(sendTo(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch')
  })
})
