import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { allForms } from '../../../domain/forms/all-forms.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'
import { fakeContext, goodSubmission } from '../../../domain/forms/good-submissions.fake.ts'
import type { FormSubmission, SendForm, SendResult } from './send-result.ts'
import { SiteForm } from './site-form.tsx'
import type { UploadFile, UploadResult } from './upload-file.ts'

export const words = {
  send: 'Send the message',
  sent: { heading: 'Your message has arrived', text: 'We answer within two working days.' },
  instead: 'Or ring 1300 555 019.',
}

/** Something that was asked for and is answered when a test says so. */
interface Asked<Question, Answer> {
  question: Question
  signal: AbortSignal
  /** The server wants to know first whether a bot sends it. */
  check: () => void
  answer: (answer: Answer) => Promise<void>
  fail: () => Promise<void>
}

const asked = <Question, Answer>(question: Question, signal: AbortSignal, onChecking?: () => void) => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const it: Asked<Question, Answer> = {
    question,
    signal,
    check: () => act(() => onChecking?.()),
    answer: (answer) => act(async () => resolve(answer)),
    fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
  }
  return { it, promise }
}

/** A page with one form on it, as somebody uses it. */
export const openForm = (kind: FormKind = 'contact', edition: EditionCode = 'en-au') => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const context = fakeContext(edition)
  const sends: Asked<FormSubmission, SendResult>[] = []
  const uploads: (Asked<File, UploadResult> & { progress: (share: number) => void })[] = []
  const send: SendForm = (submission, signal, onChecking) => {
    const { it, promise } = asked<FormSubmission, SendResult>(submission, signal, onChecking)
    sends.push(it)
    return promise
  }
  const upload: UploadFile = (file, _purpose, onProgress, signal) => {
    const { it, promise } = asked<File, UploadResult>(file, signal)
    uploads.push({ ...it, progress: (share) => act(() => onProgress(share)) })
    return promise
  }
  const element = (
    <SiteForm
      definition={allForms[kind]}
      context={context}
      action="/.netlify/functions/forms"
      send={send}
      upload={upload}
      prefill={{ model: 'product', serial: 'serialNumber', issue: 'issue' }}
      words={words}
    />
  )
  const container = document.body.appendChild(document.createElement('div'))
  let root: Root | undefined
  const show = (shown = element) => {
    root ??= createRoot(container)
    act(() => root?.render(shown))
  }
  const close = () => {
    act(() => root?.unmount())
    root = undefined
  }

  const named = (name: string) => {
    const found = document.getElementById(`${kind}-${name}`)
    if (!(found instanceof HTMLElement)) throw new Error(`There is no field ${name}.`)
    return found
  }
  const valueIn = (name: string): string => {
    const field = named(name)
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
      return container.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? ''
    return 'value' in field ? String(field.value) : ''
  }
  const type = (name: string, text: string) => {
    const field = named(name)
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      const box = container.querySelector<HTMLInputElement>(`[name=${name}][value="${text}"]`) ?? field
      act(() => box.click())
      return
    }
    // Past React's own setter, as typing goes.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    act(() => {
      set?.call(field, text)
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    })
  }
  const choose = (name: string, ...files: File[]) => {
    const field = named(name)
    Object.defineProperty(field, 'files', { value: files, configurable: true })
    act(() => field.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const button = (text: string) => {
    const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === text)
    if (found === undefined) throw new Error(`There is no button “${text}”.`)
    return found
  }
  const fillIn = (but: Record<string, string> = {}) => {
    const { photos: _, receipt: __, cv: ___, ...typed } = goodSubmission(kind, context)
    for (const [name, text] of Object.entries({ ...typed, ...but })) if (text !== '') type(name, text)
  }
  const press = (text: string) => act(async () => button(text).click())
  return {
    ...{ element, container, context, sends, uploads, words },
    ...{ show, close, named, valueIn, type, choose },
    ...{ button, fillIn, press },
  }
}

/** A file of that many bytes, which nobody has to hold. */
export const fileOf = (name: string, type: string, size = 1000): File => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
