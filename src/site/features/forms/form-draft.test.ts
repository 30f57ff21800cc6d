import { describe, expect, it } from 'vitest'
import { testStorage } from '../../state/test-storage.fake.ts'
import { formDraft } from './form-draft.ts'

const draft = {
  key: 'k1',
  openedAt: '2026-11-15T07:30:00.000Z',
  attempted: false,
  values: { name: 'Wiremu' },
  files: [],
}

describe('the draft of a form', () => {
  it('is kept by form and edition until it is dropped', () => {
    const { area, entries } = testStorage()
    const kept = formDraft(area, 'contact', 'en-nz')
    kept.keep(draft)
    expect([...entries.keys()]).toEqual(['form:contact:en-nz'])
    expect(kept.read()).toEqual(draft)
    expect(formDraft(area, 'contact', 'en-au').read()).toBeUndefined()
    expect(formDraft(area, 'repair', 'en-nz').read()).toBeUndefined()
    kept.drop()
    expect(kept.read()).toBeUndefined()
  })

  it('leaves nothing behind for a form in which nothing stands', () => {
    const { area, entries } = testStorage()
    const kept = formDraft(area, 'contact', 'en-nz')
    kept.keep(draft)
    kept.keep({ ...draft, values: { name: '' } })
    expect(entries.size).toBe(0)
    const files = [{ field: 'cv', id: 'f1', name: 'cv.pdf' }]
    kept.keep({ ...draft, values: {}, files })
    expect(kept.read()?.files).toEqual(files)
  })

  it('of an earlier build is one without files', () => {
    const { files: _, ...earlier } = draft
    const { area } = testStorage({ 'form:contact:en-nz': JSON.stringify(earlier) })
    expect(formDraft(area, 'contact', 'en-nz').read()).toEqual(draft)
  })

  it.each([
    '',
    'null',
    '[]',
    '{"key":1}',
    '{"key":"k","openedAt":"","attempted":false,"values":{"name":3},"files":[]}',
  ])('is none where %j is stored', (text) => {
    const { area } = testStorage({ 'form:contact:en-nz': text })
    expect(formDraft(area, 'contact', 'en-nz').read()).toBeUndefined()
  })

  it('is simply not kept where storage is full or denied', () => {
    const storage = testStorage()
    const kept = formDraft(storage.area, 'contact', 'en-nz')
    storage.full = true
    kept.keep(draft)
    expect(kept.read()).toBeUndefined()
    storage.denied = true
    kept.keep(draft)
    kept.drop()
    expect(kept.read()).toBeUndefined()
  })
})
