// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FileField } from '../../../../domain/forms/field.ts'
import { fakeUploadId } from '../../../../domain/forms/good-submissions.fake.ts'
import { fileOf } from '../../forms/form-page.fake.tsx'
import type { UploadResult } from '../../forms/upload-file.ts'
import { FileChoice, type FilePart, useFiles } from './file-part.tsx'

const { uploads } = vi.hoisted(() => ({ uploads: [] as ((result: UploadResult) => void)[] }))
vi.mock('../../forms/upload-file.ts', () => ({
  uploadWithProgress: () => new Promise<UploadResult>((resolve) => uploads.push(resolve)),
}))

const field: FileField = { kind: 'file', purpose: 'photos', name: 'photos', label: 'Photos', required: false }

let root: Root
let container: HTMLElement
let files: FilePart

const Page = ({ problem = '' }: { problem?: string }) => {
  files = useFiles()
  return <FileChoice field={field} files={files} problem={problem} />
}

const show = (problem = '') => act(() => root.render(<Page problem={problem} />))
const error = () => container.querySelector('.field-error')?.textContent
const choose = (...names: string[]) =>
  act(() => {
    const input = container.querySelector<HTMLInputElement>('[type=file]')
    if (input === null) throw new Error('No field')
    Object.defineProperty(input, 'files', {
      configurable: true,
      value: names.map((name) => fileOf(name, 'image/jpeg')),
    })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
const settle = (at: number, result: UploadResult) => act(async () => uploads[at]?.(result))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  uploads.length = 0
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  show()
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
})

it('files go with the form once they have arrived, and are gone with it', async () => {
  choose('label.jpg', 'track.jpg')
  expect([files.wanting, files.ids]).toEqual([expect.stringContaining('still on its way'), {}])
  await settle(0, { state: 'stored', id: fakeUploadId(1) })
  await settle(1, { state: 'interrupted' })
  expect(files.wanting).toBe('“track.jpg” hasn’t arrived. Try it again or remove it.')
  act(() => files.uploader.remove(2))
  expect([files.wanting, files.ids]).toEqual(['', { photos: fakeUploadId(1) }])
  act(() => files.sent())
  expect(container.querySelectorAll('li')).toHaveLength(0)
})

it('a sixth is not sent, and what the server says of them is over once something is done about it', async () => {
  choose('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg')
  expect([uploads.length, error()]).toEqual([5, 'Choose up to 5 files.'])
  for (let at = 0; at < 5; at += 1) await settle(at, { state: 'stored', id: fakeUploadId(at) })
  act(() => files.sending())
  act(() => files.uploader.remove(5))
  act(() => files.sending())
  show('Some photos are no longer here. Choose them again.')
  expect(error()).toBe('Some photos are no longer here. Choose them again.')
  act(() => files.uploader.remove(1))
  expect(error()).toBeUndefined()
})
