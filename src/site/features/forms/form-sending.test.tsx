// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editionCodes } from '../../../domain/edition/edition-code.ts'
import { allForms } from '../../../domain/forms/all-forms.ts'
import { formKinds } from '../../../domain/forms/form-kind.ts'
import { goodSubmission } from '../../../domain/forms/good-submissions.fake.ts'
import { uploadLimits } from '../../../domain/forms/upload-limits.ts'
import { fileOf, openForm, words } from './form-page.fake.tsx'

let form: ReturnType<typeof openForm>

beforeEach(() => {
  form = openForm()
})

afterEach(() => {
  form.close()
  document.body.replaceChildren()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

describe('a form that is sent', () => {
  it.each(formKinds.flatMap((kind) => editionCodes.map((edition) => [kind, edition] as const)))(
    'says all that was asked for: %s of %s',
    async (kind, edition) => {
      form.container.remove()
      form = openForm(kind, edition)
      form.show()
      form.fillIn()
      const good = goodSubmission(kind, form.context)
      const files = allForms[kind].fields(form.context).filter((field) => field.kind === 'file')
      for (const { name, purpose } of files) {
        const [type = 'application/pdf'] = uploadLimits[purpose].types
        for (const id of good[name]?.split(',') ?? []) {
          form.choose(name, fileOf(`${id}.file`, type))
          await form.uploads.at(-1)?.answer({ state: 'stored', id })
        }
      }
      await form.press('Send the message')
      expect(form.sends[0]?.question).toMatchObject({ form: kind, edition, fields: good })
    },
  )

  it('goes as it was typed, and is replaced by its reference number', async () => {
    form.show()
    form.fillIn()
    await form.press('Send the message')
    expect(form.sends).toHaveLength(1)
    const { question } = form.sends[0] ?? {}
    expect(question).toMatchObject({ form: 'contact', edition: 'en-au', trap: '' })
    expect(question?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    expect(Date.parse(question?.openedAt ?? '')).not.toBeNaN()
    expect(question?.fields).toMatchObject({ name: 'Margaret O’Shea', topic: 'repair', consent: 'on' })
    expect(sessionStorage.getItem('form:contact:en-au')).toContain('Margaret')

    await form.sends[0]?.answer({ state: 'sent', reference: 'AU-C-7K4M-2Q9X', notes: ['Covered to 15 November 2029.'] })
    expect(form.container.querySelector('form')).toBeNull()
    for (const text of [words.sent.heading, words.sent.text, 'AU-C-7K4M-2Q9X', 'Covered to 15 November 2029.'])
      expect(form.container.textContent).toContain(text)
    expect(document.activeElement?.textContent).toBe(words.sent.heading)
    expect(sessionStorage.getItem('form:contact:en-au')).toBeNull()
  })

  it('says that it is being sent, and goes once for two clicks', async () => {
    form.show()
    form.fillIn()
    const send = form.button('Send the message')
    await act(async () => {
      send.click()
      send.click()
    })
    await form.press('Sending')
    expect(form.sends).toHaveLength(1)
    expect(send.getAttribute('aria-disabled')).toBe('true')
    expect(form.named('name').closest('[aria-busy=true]')).not.toBeNull()
    expect(form.container.querySelector('[role=status] .visually-hidden')?.textContent).toBe('Sending')
  })

  it('stays as it is on its way, and leaves the focus where it was', async () => {
    form.show()
    form.fillIn()
    form.named('name').focus()
    await form.press('Send the message')
    form.type('name', 'Somebody else')
    expect(form.valueIn('name')).toBe('Margaret O’Shea')
    await form.sends[0]?.fail()
    expect(document.activeElement).toBe(form.named('name'))
    form.type('name', 'Somebody else')
    expect(form.valueIn('name')).toBe('Somebody else')
  })

  it('is still forgotten when it arrives after the visitor has left the page', async () => {
    form.show()
    form.fillIn()
    await form.press('Send the message')
    form.close()
    await form.sends[0]?.answer({ state: 'sent', reference: 'AU-C-7K4M-2Q9X' })
    expect(sessionStorage.getItem('form:contact:en-au')).toBeNull()
  })

  it('says when it takes longer, to show that no robot sends it', async () => {
    form.show()
    form.fillIn()
    await form.press('Send the message')
    form.sends[0]?.check()
    const said = [...form.container.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join()
    expect(said).toContain('Checking that you aren’t a robot')
    await form.press('Sending')
    expect(form.sends).toHaveLength(1)
    await form.sends[0]?.answer({ state: 'sent', reference: 'AU-C-7K4M-2Q9X' })
    expect(form.container.textContent).toContain('AU-C-7K4M-2Q9X')
  })

  it('tells what a machine has put into the honeypot', async () => {
    form.show()
    form.fillIn()
    form.type('subject', 'Cheap watches')
    await form.press('Send the message')
    expect(form.sends[0]?.question.trap).toBe('Cheap watches')
  })
})

describe('trouble on the way', () => {
  const trouble = () => form.container.querySelector('[role=alert]')?.textContent

  beforeEach(async () => {
    form.show()
    form.fillIn()
    await form.press('Send the message')
  })

  it('is said when there is no network, and sending again brings the same key', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await form.sends[0]?.fail()
    expect(trouble()).toContain('You’re offline')
    expect(trouble()).toContain(words.instead)
    expect(form.valueIn('name')).toBe('Margaret O’Shea')
    await form.press('Send again')
    expect(form.sends[1]?.question).toEqual(form.sends[0]?.question)
    expect(trouble()).toBe('')
    await form.sends[1]?.answer({ state: 'sent', reference: 'AU-C-7K4M-2Q9X' })
    expect(form.container.textContent).toContain('AU-C-7K4M-2Q9X')
  })

  it('is no longer said once the network is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await form.sends[0]?.fail()
    expect(trouble()).toContain('You’re offline')
    await act(async () => dispatchEvent(new Event('online')))
    expect(trouble()).toBe('')
    expect(form.valueIn('name')).toBe('Margaret O’Shea')
    await form.press('Send the message')
    expect(form.sends[1]?.question).toEqual(form.sends[0]?.question)
  })

  it('that nobody knows the end of keeps the key through a reload', async () => {
    await form.sends[0]?.fail()
    expect(trouble()).toContain('The connection dropped')
    form.close()
    form.show()
    await form.press('Send the message')
    expect(form.sends[1]?.question).toEqual(form.sends[0]?.question)
  })

  it('that nobody knows the end of gives what is changed since a key of its own', async () => {
    await form.sends[0]?.fail()
    form.type('name', 'Margaret Shea')
    await form.press('Send again')
    expect(form.sends[1]?.question.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    expect(form.sends[1]?.question.idempotencyKey).not.toBe(form.sends[0]?.question.idempotencyKey)
  })

  it('of the server is said in words', async () => {
    await form.sends[0]?.answer({ state: 'unavailable' })
    expect(trouble()).toContain('We can’t take this at the moment')
    await form.press('Send again')
    await form.sends[1]?.answer({ state: 'too-many', retryAfterSeconds: 600 })
    expect(trouble()).toContain('Send it again in 10 minutes')
  })

  it('with proving that no robot sends it ends with the number to ring', async () => {
    form.sends[0]?.check()
    await form.sends[0]?.answer({ state: 'taken-for-a-bot' })
    expect(trouble()).toContain('This looked like the work of a bot')
    expect(trouble()).toContain('Or ring 1300 555 019.')
    expect(form.container.textContent).not.toContain('Checking')
    expect(form.valueIn('name')).toBe('Margaret O’Shea')
    await form.press('Send again')
    expect(form.sends[1]?.question).toEqual(form.sends[0]?.question)
  })
})
