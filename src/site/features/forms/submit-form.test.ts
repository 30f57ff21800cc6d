import { describe, expect, it, vi } from 'vitest'
import { ServerError } from '../../data/server-error.ts'
import type { SiteDataClient } from '../../data/site-data-client.ts'
import type { FormSubmission } from './send-result.ts'
import { type Prove, sendBySiteData, submitForm } from './submit-form.ts'

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

describe('a form that is sent by the site-data function', () => {
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

describe('a form that looks like the work of a bot', () => {
  const challenge = { parameters: { nonce: '00' } }
  const asksForProof = async () => ({
    ok: false,
    errors: [{ message: '', extensions: { code: 'PROOF_OF_WORK_REQUIRED', challenge } }],
  })
  const taken = data({ reference: 'NZ-D-AAAA-AAAA', problems: [] })

  /** Sends to a server that gives these answers one after another. */
  const sendThrough = async (answers: (() => Promise<unknown>)[], prove: Prove) => {
    const proofs: unknown[] = []
    const mutate = (_: unknown, variables: { proof?: string }) => {
      proofs.push(variables.proof)
      return (answers[proofs.length - 1] ?? taken)()
    }
    const onChecking = vi.fn()
    const client = { mutate: mutate as unknown as SiteDataClient['mutate'] }
    const result = await sendBySiteData(client, prove)(submission, signal, onChecking)
    return { result, proofs, onChecking }
  }
  const proves = () => vi.fn<Prove>(async () => 'proof')

  it('is sent again with a proof, and the visitor is told why it takes longer', async () => {
    const prove = proves()
    const { result, proofs, onChecking } = await sendThrough([asksForProof], prove)
    expect(result).toEqual({ state: 'sent', reference: 'NZ-D-AAAA-AAAA' })
    expect(proofs).toEqual([undefined, 'proof'])
    expect(prove.mock.calls).toEqual([[challenge, signal]])
    expect(onChecking).toHaveBeenCalledOnce()
  })

  it('is not sent a third time when no proof helps', async () => {
    const { result, proofs } = await sendThrough([asksForProof, asksForProof, asksForProof], proves())
    expect(result).toEqual({ state: 'taken-for-a-bot' })
    expect(proofs).toEqual([undefined, 'proof', 'proof'])
  })

  it('is not sent again when there can be no proof', async () => {
    const { result, proofs } = await sendThrough([asksForProof], async () => undefined)
    expect(result).toEqual({ state: 'taken-for-a-bot' })
    expect(proofs).toEqual([undefined])
  })

  it.each([
    ['was refused', data({ reference: null, problems: [] }), { state: 'refused', problems: [] }],
    [
      'was one too many',
      trouble(429, { errors: [{ extensions: { retryAfterSeconds: 90 } }] }),
      { state: 'too-many', retryAfterSeconds: 90 },
    ],
    ['could not be taken', trouble(503, ''), { state: 'unavailable' }],
  ])('says that it %s with its proof', async (_, answer, expected) => {
    expect((await sendThrough([asksForProof, answer], proves())).result).toEqual(expected)
  })

  it('rejects when nobody answers to the proof, or the proof cannot be loaded', async () => {
    const cut = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(sendThrough([asksForProof, cut], proves())).rejects.toThrow('Failed to fetch')
    await expect(sendThrough([asksForProof], cut)).rejects.toThrow('Failed to fetch')
  })

  it('is the only one that anything is proven of', async () => {
    const prove = proves()
    const { proofs, onChecking } = await sendThrough([taken], prove)
    expect(proofs).toEqual([undefined])
    expect(prove).not.toHaveBeenCalled()
    expect(onChecking).not.toHaveBeenCalled()
  })
})
