// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeUploadId } from '../../../domain/forms/good-submissions.fake.ts'
import { fileOf, openForm } from './form-page.fake.tsx'

let form: ReturnType<typeof openForm>

const open = (kind: 'job-application' | 'repair') => {
  form = openForm(kind)
  form.show()
}

afterEach(() => {
  form.close()
  document.body.replaceChildren()
  sessionStorage.clear()
})

const listed = () => [...form.container.querySelectorAll('li')].map(({ textContent }) => textContent)
const share = () => form.container.querySelector('progress')?.value
const hidden = (name: string) => form.container.querySelector<HTMLInputElement>(`[type=hidden][name=${name}]`)?.value
const error = (name: string) => form.container.querySelector(`[id$="-${name}-problem"]`)?.textContent
const cv = fileOf('cv.pdf', 'application/pdf')

describe('a file', () => {
  beforeEach(() => open('job-application'))

  it('is uploaded as soon as it is chosen, and its progress is shown', async () => {
    form.choose('cv', cv)
    expect(form.uploads[0]?.question).toBe(cv)
    expect(share()).toBe(0)
    form.uploads[0]?.progress(0.4)
    expect(share()).toBe(0.4)
    await form.uploads[0]?.answer({ state: 'stored', id: fakeUploadId() })
    expect(share()).toBeUndefined()
    expect(listed()).toEqual(['cv.pdfUploadedRemove cv.pdf'])
    expect(hidden('cv')).toBe(fakeUploadId())
    expect(form.named('cv').hasAttribute('name')).toBe(false)
  })

  it('can be cancelled on its way', async () => {
    form.choose('cv', cv)
    await form.press('Cancel cv.pdf')
    expect(form.uploads[0]?.signal.aborted).toBe(true)
    expect(listed()).toEqual([])
    expect(document.activeElement).toBe(form.named('cv'))
    await form.uploads[0]?.answer({ state: 'stored', id: fakeUploadId() })
    expect(hidden('cv')).toBe('')
  })

  it('can be tried again after an interruption, and removed', async () => {
    form.choose('cv', cv)
    await form.uploads[0]?.fail()
    expect(listed()).toEqual(['cv.pdfThe upload stoppedTry again cv.pdfRemove cv.pdf'])
    await form.press('Try again cv.pdf')
    expect(form.uploads[1]?.question).toBe(cv)
    expect(document.activeElement).toBe(form.named('cv'))
    await form.uploads[1]?.answer({ state: 'stored', id: fakeUploadId() })
    expect(hidden('cv')).toBe(fakeUploadId())
    await form.press('Remove cv.pdf')
    expect(listed()).toEqual([])
    expect(hidden('cv')).toBe('')
  })

  it('that the server did not take says why', async () => {
    form.choose('cv', cv)
    await form.uploads[0]?.answer({ state: 'refused', message: 'This is no PDF inside. Choose another.' })
    expect(listed()).toEqual(['cv.pdfThis is no PDF inside. Choose another.Remove cv.pdf'])
    form.fillIn()
    await form.press('Send the message')
    expect(error('cv')).toBe('“cv.pdf” can’t be sent. Choose another or remove it.')
    expect(form.sends).toHaveLength(0)
  })

  it('that is wrong has its place among the other things to change', async () => {
    form.close()
    form = openForm('water-treatment-claim')
    form.show()
    form.choose('receipt', fileOf('receipt.heic', 'image/heic'))
    form.fillIn({ name: '', fault: '' })
    await form.press('Send the message')
    const links = [...form.container.querySelectorAll('section a')].map((link) => link.getAttribute('href'))
    expect(links.map((href) => href?.replace('#water-treatment-claim-', ''))).toEqual(['name', 'receipt', 'fault'])
  })

  it.each([
    [fileOf('me.gif', 'image/gif'), 'Choose a PDF or DOCX file.'],
    [fileOf('cv.pdf', 'application/pdf', 0), 'That file is empty. Choose another.'],
    [fileOf('cv.pdf', 'application/pdf', 9 * 1024 * 1024), 'Choose a file of up to 8 MB; this one is about 9.'],
  ])('that cannot be taken is not uploaded, and the form does not go without it', async (file, message) => {
    form.fillIn()
    form.choose('cv', file)
    expect(form.uploads).toHaveLength(0)
    expect(listed()).toEqual([`${file.name}${message}Remove ${file.name}`])
    await form.press('Send the message')
    expect(error('cv')).toBe(`“${file.name}” can’t be sent. Choose another or remove it.`)
    form.choose('cv', cv)
    expect(error('cv')).toBeUndefined()
    await form.uploads[0]?.answer({ state: 'stored', id: fakeUploadId() })
    expect(form.container.querySelectorAll('li[data-state]')).toHaveLength(1)
    await form.press('Send the message')
    expect(form.sends).toHaveLength(1)
  })

  it('takes the place of the one before where there is one', async () => {
    form.choose('cv', cv)
    await form.uploads[0]?.answer({ state: 'stored', id: fakeUploadId(1) })
    form.choose('cv', fileOf('better.pdf', 'application/pdf'))
    await form.uploads[1]?.answer({ state: 'stored', id: fakeUploadId(2) })
    expect(listed()).toHaveLength(1)
    expect(hidden('cv')).toBe(fakeUploadId(2))
  })

  it('is waited for by the form, which then goes by itself', async () => {
    form.fillIn()
    form.choose('cv', cv)
    await form.press('Send the message')
    expect(form.button('Waiting for the files').getAttribute('aria-disabled')).toBe('true')
    expect(form.sends).toHaveLength(0)
    await form.uploads[0]?.answer({ state: 'stored', id: fakeUploadId() })
    expect(form.sends[0]?.question.fields).toMatchObject({ cv: fakeUploadId() })
  })

  it('that breaks off while the form waits keeps it here and says so', async () => {
    form.fillIn()
    form.choose('cv', cv)
    await form.press('Send the message')
    await form.uploads[0]?.fail()
    expect(form.sends).toHaveLength(0)
    expect(error('cv')).toBe('“cv.pdf” hasn’t arrived. Try it again or remove it.')
    expect(document.activeElement).toBe(form.container.querySelector('section'))
  })

  it('that has arrived is there again after a reload, and can be replaced', async () => {
    form.choose('cv', cv)
    await form.uploads[0]?.answer({ state: 'stored', id: fakeUploadId() })
    form.close()
    form.show()
    expect(listed()).toEqual(['cv.pdfUploadedRemove cv.pdf'])
    expect(hidden('cv')).toBe(fakeUploadId())
    form.choose('cv', fileOf('newer.pdf', 'application/pdf'))
    expect(listed()).toEqual([expect.stringContaining('newer.pdf')])
    await form.press('Cancel newer.pdf')
    form.close()
    form.show()
    expect(listed()).toEqual([])
  })

  it('that is no longer at the server is to be chosen again, and is not sent again', async () => {
    form.fillIn()
    form.choose('cv', cv)
    await form.uploads[0]?.answer({ state: 'stored', id: fakeUploadId() })
    await form.press('Send the message')
    const message = 'The CV is no longer here. Choose it again.'
    await form.sends[0]?.answer({ state: 'refused', problems: [{ field: 'cv', message }] })
    expect([listed().some((line) => line.startsWith('cv.pdf')), hidden('cv'), error('cv')]).toEqual([
      false,
      '',
      message,
    ])
  })

  it('is called off when the page is left', () => {
    form.choose('cv', cv)
    form.close()
    expect(form.uploads[0]?.signal.aborted).toBe(true)
  })
})

describe('photographs', () => {
  const photo = (number: number) => fileOf(`${number}.jpg`, 'image/jpeg')

  beforeEach(() => open('repair'))

  it('go up to five, and the ones too many are refused', async () => {
    form.choose('photos', photo(1), photo(2), photo(3), photo(4))
    form.choose('photos', photo(5), photo(6))
    expect(form.uploads).toHaveLength(5)
    expect(error('photos')).toBe('Choose up to 5 files.')
    for (const [at, upload] of form.uploads.entries()) await upload.answer({ state: 'stored', id: fakeUploadId(at) })
    expect(error('photos')).toBe('Choose up to 5 files.')
    expect(hidden('photos')?.split(',')).toHaveLength(5)
    form.fillIn()
    await form.press('Send the message')
    expect(form.sends[0]?.question.fields.photos?.split(',')).toHaveLength(5)
  })

  it('too many are told of until something is done about it', async () => {
    form.choose('photos', ...[1, 2, 3, 4, 5, 6].map(photo))
    await form.press('Send the message')
    expect(error('name')).toBe('Enter your name.')
    expect(error('photos')).toBe('Choose up to 5 files.')
    await form.press('Cancel 5.jpg')
    expect(error('photos')).toBeUndefined()
  })

  it('that cannot be taken are named among those that can, and are not left out in silence', async () => {
    form.fillIn()
    form.choose('photos', photo(1), fileOf('notes.txt', 'text/plain'))
    expect(form.uploads).toHaveLength(1)
    await form.uploads[0]?.answer({ state: 'stored', id: fakeUploadId() })
    expect(listed()).toEqual(['1.jpgUploadedRemove 1.jpg', 'notes.txtChoose a JPEG, PNG or WebP file.Remove notes.txt'])
    await form.press('Send the message')
    expect(error('photos')).toBe('“notes.txt” can’t be sent. Choose another or remove it.')
    expect(form.sends).toHaveLength(0)
    await form.press('Remove notes.txt')
    expect(error('photos')).toBeUndefined()
    await form.press('Send the message')
    expect(form.sends[0]?.question.fields.photos).toBe(fakeUploadId())
  })

  it('that were refused make room for what is chosen in their place', () => {
    form.choose('photos', fileOf('notes.txt', 'text/plain'))
    form.choose('photos', ...[1, 2, 3, 4, 5].map(photo))
    expect(form.uploads).toHaveLength(5)
    expect(error('photos')).toBeUndefined()
    expect(form.container.textContent).not.toContain('notes.txt')
  })
})
