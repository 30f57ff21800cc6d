// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadWithProgress } from './upload-file.ts'

/** A request that goes nowhere until a test says what becomes of it. */
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  opened: string[] = []
  headers: Record<string, string> = {}
  sent: unknown
  constructor() {
    super()
    requests.push(this)
  }
  open(method: string, url: string) {
    this.opened = [method, url]
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  answer(status: number, responseText: string) {
    Object.assign(this, { status, responseText })
    this.dispatchEvent(new Event('load'))
  }
}

let requests: FakeRequest[] = []
const receipt = new File(['%PDF-1.7'], 'Reçu.PDF', { type: '' })

const start = (controller = new AbortController()) => {
  const shares: number[] = []
  const result = uploadWithProgress(receipt, 'receipt', (share) => shares.push(share), controller.signal)
  const [request = new FakeRequest()] = requests
  return { shares, result, request, controller }
}

beforeEach(() => {
  requests = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})

describe('the upload of a file', () => {
  it('posts its bytes under its type and its name, and brings back its id', async () => {
    const { request, result, shares } = start()
    expect(request.opened).toEqual(['POST', '/.netlify/functions/uploads/receipt'])
    expect(request.headers).toEqual({ 'Content-Type': 'application/pdf', 'X-File-Name': 'Re%C3%A7u.PDF' })
    expect(request.sent).toBe(receipt)
    request.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 2, total: 8 }))
    request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 3 }))
    request.answer(201, '{"id":"abc"}')
    expect(await result).toEqual({ state: 'stored', id: 'abc' })
    expect(shares).toEqual([0.25])
  })

  it.each([
    [422, '{"message":"This is no PDF."}', { state: 'refused', message: 'This is no PDF.' }],
    [413, 'Too Large', { state: 'refused', message: 'This file is too large to send. Choose a smaller one.' }],
    [415, '', { state: 'refused', message: 'This file was refused. Choose another.' }],
    [429, '{"message":"Try again in a minute."}', { state: 'interrupted', message: 'Try again in a minute.' }],
    [503, '<html>', { state: 'interrupted' }],
    [200, '{"id":7}', { state: 'interrupted' }],
    [200, 'null', { state: 'interrupted' }],
  ])('reads the answer %i %s', async (status, text, expected) => {
    const { request, result } = start()
    request.answer(status, text)
    expect(await result).toEqual(expected)
  })

  it('ends as an interruption when the connection drops', async () => {
    const { request, result } = start()
    request.dispatchEvent(new Event('error'))
    expect(await result).toEqual({ state: 'interrupted' })
  })

  it('can be called off, even before it began', async () => {
    const { result, controller } = start()
    controller.abort()
    expect(await result).toEqual({ state: 'interrupted' })
    requests = []
    const late = start(controller)
    expect(await late.result).toEqual({ state: 'interrupted' })
    expect(late.request.sent).toBeUndefined()
  })
})
