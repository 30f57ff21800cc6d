import { describe, expect, it } from 'vitest'
import { words } from '../../build/posted-form-pages/form-page.fake.tsx'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { allForms } from '../../domain/forms/all-forms.ts'
import { badTexts } from '../../domain/forms/bad-texts.fake.ts'
import type { Field } from '../../domain/forms/field.ts'
import { type FormKind, formKinds } from '../../domain/forms/form-kind.ts'
import { fakeContext, fakeUploadId, goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { parseForm } from '../../domain/forms/parse-form.ts'
import { summaryLine } from '../../site/features/forms/summary-line.ts'
import { type Entry, emptyEntries, entriesOf, fakePostedForms, fileOf, withTyped } from './posted-forms.fake.tsx'

const cases = formKinds.flatMap((kind) => editionCodes.map((edition) => [kind, edition] as const))

const asked = (kind: FormKind, edition: (typeof editionCodes)[number]): Field[] =>
  allForms[kind].fields(fakeContext(edition))

/** What somebody types into the page, and the files they choose. */
const filledIn = (kind: FormKind, edition: (typeof editionCodes)[number], but: Record<string, string> = {}) => {
  const good = { ...goodSubmission(kind, fakeContext(edition)), ...but }
  const typed = Object.entries(good).map(([name, text]) => {
    const isFile = asked(kind, edition).some((field) => field.name === name && field.kind === 'file')
    return [name, isFile && text !== '' ? text.split(',').map((id) => fileOf(`${id}.jpg`)) : text]
  })
  return withTyped(emptyEntries(kind, edition), Object.fromEntries(typed))
}

/** What of a list nothing is chosen of is not among what is sent. */
const textsIn = (entries: readonly Entry[], fields: readonly Field[]) =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'file')
      .map(({ name }) => [
        name,
        String(entries.find((entry) => entry[0] === name)?.[1] ?? '').replaceAll('\r\n', '\n'),
      ]),
  )

describe('a form posted without scripts', () => {
  it.each(cases)('is taken, and answered on its own page: %s of %s', async (kind, edition) => {
    const { post, received, senders, stored } = fakePostedForms()
    const { status, answer, page, html } = await post(filledIn(kind, edition))
    expect(status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(page.title).toBe(`Sent: The page of ${kind}`)
    expect(page.querySelector('#answer')?.textContent).toBe(words.sent.heading)
    expect(page.querySelector('dd')?.textContent).toBe('AU-C-7K4M-2Q9X')
    expect(page.querySelector('main')?.textContent).toContain(words.sent.text)
    expect(page.querySelectorAll('main, h1')).toHaveLength(2)
    expect(page.querySelector('form[data-form]')).toBeNull()
    expect(page.querySelector('form[role=search]')).not.toBeNull()
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toMatch(/modulepreload|as="fetch"|src=/)
    expect(senders).toEqual([{ address: '203.0.113.7', openedAt: '', honeypot: '' }])
    const ids = (name: string) => stored.filter((_, at) => storedFor[at] === name).map(({ id }) => id)
    const storedFor = asked(kind, edition).flatMap((field) =>
      field.kind === 'file'
        ? (goodSubmission(kind, fakeContext(edition))[field.name] ?? '').split(',').map(() => field.name)
        : [],
    )
    const expected = Object.entries(goodSubmission(kind, fakeContext(edition))).map(([name, text]) => {
      const isFile = asked(kind, edition).some((field) => field.name === name && field.kind === 'file')
      return [name, isFile ? ids(name).join(',') : text.replaceAll('\n', '\r\n')]
    })
    expect(received).toMatchObject([{ form: kind, edition, sent: Object.fromEntries(expected) }])
  })

  it('keeps a photo that comes before anybody knows which form it belongs to', async () => {
    const { post, received, stored } = fakePostedForms()
    const entries = filledIn('repair', 'en-au', { photos: `${fakeUploadId(1)},${fakeUploadId(2)}` })
    const isFile = ([, value]: (typeof entries)[number]) => typeof value !== 'string'
    const { status } = await post([...entries.filter(isFile), ...entries.filter((entry) => !isFile(entry))])
    expect(status).toBe(200)
    expect(stored).toHaveLength(2)
    expect(received).toMatchObject([{ sent: { photos: stored.map(({ id }) => id).join(',') } }])
  })

  it('says which photos came too early to be held', async () => {
    const { post, received, stored } = fakePostedForms()
    const entries = filledIn('repair', 'en-au', { photos: '' })
    const photo = (name: string) => ['photos', fileOf(name, 'x'.repeat(6_000_000))] as (typeof entries)[number]
    const { status, page } = await post([photo('first.jpg'), photo('second.jpg'), ...entries])
    expect([status, received, stored.length]).toEqual([422, [], 1])
    expect(page.querySelector('section#answer')?.textContent).toContain('“second.jpg” wasn’t saved. Choose it again.')
  })

  it.each(cases)('comes back with everything in it, and with what to do: %s of %s', async (kind, edition) => {
    const fields = asked(kind, edition)
    const context = fakeContext(edition)
    for (const texts of badTexts(kind, context, goodSubmission(kind, context))) {
      const { post, received, stored } = fakePostedForms()
      const sent = filledIn(kind, edition, texts)
      const { status, page } = await post(sent)
      expect([status, received]).toEqual([422, []])
      expect(page.title).toBe(`Not sent yet: The page of ${kind}`)
      const parsed = parseForm(allForms[kind], texts, context)
      const problems = parsed.ok ? [] : parsed.problems
      expect(problems).not.toEqual([])
      const summary = page.querySelector('section#answer')
      expect(summary?.getAttribute('tabindex')).toBe('-1')
      const links = [...(summary?.querySelectorAll('a') ?? [])]
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        problems.map((problem) => [summaryLine(problem, fields), `#${kind}-${problem.field}`]),
      )
      for (const { field, message } of problems) {
        const control = page.getElementById(`${kind}-${field}`)
        expect(control?.getAttribute('aria-invalid')).toBe('true')
        expect(control?.getAttribute('aria-describedby')).toContain(`${kind}-${field}-problem`)
        expect(page.getElementById(`${kind}-${field}-problem`)?.textContent).toBe(message)
      }
      expect(page.querySelectorAll('.field-error:not([hidden])')).toHaveLength(problems.length)
      expect(textsIn(entriesOf(page, kind), fields)).toEqual(textsIn(sent, fields))
      expect(entriesOf(page, kind).flatMap(([, value]) => stored.filter(({ id }) => id === value))).toEqual(stored)
    }
  })

  it('keeps no file twice, and lets go of one that is not wanted any more', async () => {
    const { post, received, stored } = fakePostedForms()
    const first = await post(filledIn('repair', 'en-au', { email: 'margaret@' }))
    expect(first.status).toBe(422)
    expect(stored).toHaveLength(2)
    expect(first.page.querySelector('main')?.textContent).toContain(`${fakeUploadId(1)}.jpg is kept`)
    const again = withTyped(entriesOf(first.page, 'repair'), { email: 'margaret@example.com' })
    expect((await post(again)).status).toBe(200)
    expect(received[0]?.sent.photos).toBe(`${fakeUploadId(1)},${fakeUploadId(2)}`)
    const unticked = again.filter(([, value]) => value !== fakeUploadId(1))
    expect((await post([...unticked, ['photos', fileOf('third.jpg')]])).status).toBe(200)
    expect(received[1]?.sent.photos).toBe(`${fakeUploadId(2)},${fakeUploadId(3)}`)
    const third = await post(withTyped(unticked, { email: '' }))
    expect(third.page.querySelector('main')?.textContent).toContain(`${fakeUploadId(2)}.jpg is kept`)
    expect(third.page.querySelector('main')?.textContent).not.toContain(`${fakeUploadId(1)}.jpg`)
    expect(stored).toHaveLength(3)
  })

  it('takes a new file in the place of the one it had, where one is wanted', async () => {
    const { post, received } = fakePostedForms()
    const first = await post(filledIn('job-application', 'en-nz', { phone: '' }))
    const again = withTyped(entriesOf(first.page, 'job-application'), { phone: '021 555 0123' })
    await post([...again, ['cv', fileOf('better.pdf')]])
    expect(received[0]?.sent.cv).toBe(fakeUploadId(2))
  })

  it('does not call a file kept that is not there any more', async () => {
    const problems = [{ field: 'photos', message: 'Some photos are no longer here. Choose them again.' }]
    const { post } = fakePostedForms({ receive: async () => ({ ok: false, problems }) })
    const { status, page } = await post(filledIn('repair', 'en-au'))
    expect(status).toBe(422)
    expect(page.getElementById('repair-photos-problem')?.textContent).toBe(problems[0]?.message)
    expect(page.querySelector('main')?.textContent).not.toContain('is kept')
  })

  it('says which file was not taken, and does not go without it', async () => {
    const { post, received } = fakePostedForms()
    const files = [fileOf('one.jpg'), fileOf('two.exe')]
    const sent = withTyped(filledIn('repair', 'en-za', { name: '' }), { photos: files })
    const { status, page } = await post(sent)
    expect(status).toBe(422)
    expect(received).toEqual([])
    expect(page.getElementById('repair-photos-problem')?.textContent).toBe('“two.exe”: Choose a PDF file.')
    expect(page.getElementById('repair-name-problem')?.textContent).toBe('Enter your name.')
    const links = [...page.querySelectorAll('#answer a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['#repair-name', '#repair-photos'])
    expect(page.querySelector('main')?.textContent).toContain('one.jpg is kept')
    expect(page.querySelector('main')?.textContent).not.toContain('two.exe is kept')
  })

  it('takes no more files than it asks for', async () => {
    const { post, stored } = fakePostedForms()
    const photos = Array.from({ length: 7 }, (_, at) => fileOf(`${at}.jpg`))
    const { status, page } = await post(withTyped(filledIn('repair', 'en-au'), { photos }))
    expect(status).toBe(422)
    expect(stored).toHaveLength(5)
    expect(page.getElementById('repair-photos-problem')?.textContent).toContain('Choose up to 5 files.')
  })

  it('shows hostile words and names as what they are', async () => {
    const { post } = fakePostedForms()
    const name = `"><img src=x onerror=alert(1)>'.jpg`
    const message = `</textarea></form><script>alert(1)</script> $& $1 \${x} <!--`
    const typed = { message, name: '" autofocus onfocus="alert(1)', email: `'><b>`, subject: '' }
    const { html, page } = await post(withTyped(filledIn('contact', 'en-au'), typed))
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(page.querySelector('img, b, [onfocus], [onerror]')).toBeNull()
    expect(page.querySelector('textarea')?.textContent).toBe(message)
    const claim = await post(withTyped(filledIn('repair', 'en-au', { name: '' }), { photos: fileOf(name) }))
    expect(claim.page.querySelector('img, [onerror]')).toBeNull()
    // Browsers and FormData write the quotation mark of a name like this.
    expect(claim.page.querySelector('main')?.textContent).toContain(`${name.replace('"', '%22')} is kept`)
  })

  it('is taken from a simple form without files too', async () => {
    const { request, received } = fakePostedForms()
    const entries = filledIn('contact', 'en-nz').map(([name, value]) => [name, String(value)])
    const answer = await request({ method: 'POST', body: new URLSearchParams(entries) })
    expect(answer.status).toBe(200)
    expect(received).toHaveLength(1)
  })
})
