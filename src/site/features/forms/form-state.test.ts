import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../domain/forms/form-definition.ts'
import { type FormAction, type FormState, reduceForm, untouchedForm } from './form-state.ts'

const opened: FormState = { ...untouchedForm, key: 'k1', openedAt: '2026-11-15T07:30:00.000Z' }

/** A name and a file are wanted. */
const check = ({ values, uploads }: FormState): Problem[] => [
  ...(values.name ? [] : [{ field: 'name', message: 'Enter your name.' }]),
  ...(values.state === values.postcode ? [] : [{ field: 'postcode', message: 'Not in that state.' }]),
  ...(uploads.some(({ now }) => now.state === 'stored') ? [] : [{ field: 'cv', message: 'Add your CV.' }]),
]

const following = (state: FormState, ...actions: FormAction[]): FormState =>
  actions.reduce((before, action) => reduceForm(before, action, check), state)

const type = (name: string, text: string): FormAction => ({ type: 'typed', name, text })
const start = (number = 1): FormAction => ({ type: 'upload-started', number, field: 'cv', name: 'cv.pdf' })
const settle = (state: 'stored' | 'interrupted', number = 1): FormAction => ({
  type: 'upload-settled',
  number,
  result: state === 'stored' ? { state, id: `id-${number}` } : { state },
})
const submit: FormAction = { type: 'submitted' }
const filled = following(opened, type('name', 'Nomsa'), start(), settle('stored'))
const messages = ({ complaints }: FormState) =>
  Object.fromEntries(Object.entries(complaints).map(([name, { message }]) => [name, message]))

describe('complaints', () => {
  it('are not made while somebody types for the first time', () => {
    expect(following(opened, type('name', 'N'), type('name', '')).complaints).toEqual({})
  })

  it('come with sending, all at once, and go one by one', () => {
    const refused = following(opened, submit)
    expect(messages(refused)).toEqual({ name: 'Enter your name.', cv: 'Add your CV.' })
    expect(refused).toMatchObject({ phase: { name: 'writing' }, refusals: 1 })
    const better = following(refused, type('name', 'N'))
    expect(messages(better)).toEqual({ name: '', cv: 'Add your CV.' })
    expect(better.summary).toEqual(refused.summary)
    expect(messages(following(better, type('name', '')))).toMatchObject({ name: 'Enter your name.' })
  })

  it('go when the other field of two is changed', () => {
    const refused = following(filled, type('postcode', '2000'), submit)
    expect(messages(refused)).toEqual({ postcode: 'Not in that state.' })
    expect(messages(following(refused, type('state', '2000')))).toEqual({ postcode: '' })
  })

  it('of the server stay until their field is changed', () => {
    const problems = [{ field: 'name', message: 'This name is taken.' }]
    const refused = following(filled, submit, { type: 'answered', result: { state: 'refused', problems } })
    expect(refused).toMatchObject({ phase: { name: 'writing' }, refusals: 1, summary: problems, attempted: false })
    expect(messages(following(refused, type('state', '')))).toEqual({ name: 'This name is taken.' })
    expect(messages(following(refused, type('name', 'Nomsa K.')))).toEqual({ name: '' })
  })

  it('about a file that was not taken stay while another arrives', () => {
    const told = following(opened, start(), { type: 'told', name: 'cv', message: 'Choose a PDF.' })
    expect(messages(following(told, settle('stored')))).toEqual({ cv: 'Choose a PDF.' })
    expect(messages(following(told, start(2)))).toEqual({ cv: '' })
  })
})

describe('sending', () => {
  it('happens once, however often it is asked for', () => {
    const sending = following(filled, submit)
    expect(sending).toMatchObject({ phase: { name: 'sending' }, attempted: true })
    expect(following(sending, submit)).toBe(sending)
  })

  it('ends with a reference number and an empty form', () => {
    const sent = following(filled, submit, { type: 'answered', result: { state: 'sent', reference: 'AU-C-7K4M-2Q9X' } })
    expect(sent).toEqual({ ...untouchedForm, phase: { name: 'sent', reference: 'AU-C-7K4M-2Q9X', notes: [] } })
  })

  it('keeps everything, and the key, when no answer came', () => {
    const failed = following(filled, submit, { type: 'unreachable', offline: true })
    expect(failed).toMatchObject({ key: 'k1', values: filled.values, uploads: filled.uploads, attempted: true })
    expect(failed.phase).toEqual({ name: 'failed', trouble: { kind: 'offline' } })
    expect(following(failed, submit)).toMatchObject({ key: 'k1', phase: { name: 'sending' } })
  })

  it.each([
    ['typed', type('name', 'Nomsa K.')],
    ['uploaded', start(2)],
  ] as const)('takes another key for what was %s after a try without an answer', (_, action) => {
    const failed = following(filled, submit, { type: 'answered', result: { state: 'unavailable' } })
    expect(following(failed, action)).toMatchObject({ key: '', attempted: false })
    expect(following(failed, action, { type: 'keyed', key: 'k2' })).toMatchObject({ key: 'k2' })
  })

  it('keeps the key of what was certainly not taken', () => {
    const result = { state: 'too-many', retryAfterSeconds: 90 } as const
    const failed = following(filled, submit, { type: 'answered', result }, type('name', 'Nomsa K.'))
    expect(failed).toMatchObject({ key: 'k1', phase: { trouble: { kind: 'too-many', retryAfterSeconds: 90 } } })
  })
})

describe('a try that was refused after one without an answer', () => {
  const refusals = [
    { state: 'too-many', retryAfterSeconds: 90 },
    { state: 'refused', problems: [{ field: 'name', message: 'Enter another.' }] },
  ] as const

  it.each(refusals)('does not tell what became of the first: $state', (result) => {
    const lost = following(filled, submit, { type: 'unreachable', offline: false })
    const refused = following(lost, submit, { type: 'answered', result })
    expect(refused).toMatchObject({ key: 'k1', attempted: true })
    expect(following(refused, type('name', 'Nomsa K.'))).toMatchObject({ key: '', attempted: false })
  })
})

describe('files', () => {
  const running = following(opened, type('name', 'Nomsa'), start())

  it('are waited for, and then the form goes by itself', () => {
    const waiting = following(running, submit)
    expect(waiting).toMatchObject({ phase: { name: 'waiting' }, attempted: false })
    expect(following(waiting, submit)).toBe(waiting)
    expect(following(waiting, { type: 'upload-progressed', number: 1, share: 0.5 }).phase).toEqual({ name: 'waiting' })
    expect(following(waiting, settle('stored')).phase).toMatchObject({ name: 'sending' })
  })

  it('are not waited for when something else is wrong', () => {
    expect(messages(following(opened, start(), submit))).toEqual({ name: 'Enter your name.' })
  })

  it('that broke off keep the form here, even if others have arrived', () => {
    const broken = following(running, start(2), settle('stored'), submit, settle('interrupted', 2))
    expect(broken.phase).toEqual({ name: 'writing' })
    expect(messages(broken)).toEqual({ cv: '“cv.pdf” hasn’t arrived. Try it again or remove it.' })
    expect(messages(following(broken, start(2)))).toEqual({ cv: '' })
    expect(following(broken, { type: 'upload-removed', number: 2 }, submit).phase).toMatchObject({ name: 'sending' })
  })

  it('that are gone do not come back with what is said of them late', () => {
    const gone = following(running, { type: 'upload-removed', number: 1 })
    expect(following(gone, settle('stored')).uploads).toEqual([])
    const done = following(running, settle('stored'), { type: 'upload-progressed', number: 1, share: 0.9 })
    expect(done.uploads[0]?.now).toEqual({ state: 'stored', id: 'id-1' })
  })
})
