import { describe, expect, it, vi } from 'vitest'
import { testStorage } from '../../state/test-storage.fake.ts'
import { createComparisonList } from './comparison-list.ts'

const contents = (storage: ReturnType<typeof testStorage>) => Object.fromEntries(storage.entries)

const none = { table: '[]', residential: '[]', commercial: '[]', 'mineral-swim': '[]', 'ozone-swim': '[]' }

describe('the comparison list', () => {
  it('sets all five keys to an empty list when table is absent [U10]', () => {
    const storage = testStorage({ residential: '["STALE"]', unrelated: 'x' })
    expect(createComparisonList(storage.area).getSnapshot().table).toEqual([])
    expect(contents(storage)).toEqual({ ...none, unrelated: 'x' })
  })

  it('is read back from table when it is there, and nothing is overwritten [U10]', () => {
    const before = { ...none, table: '["A","B"]', residential: '["A"]', commercial: '["B"]' }
    const storage = testStorage(before)
    expect(createComparisonList(storage.area).getSnapshot()).toEqual({
      table: ['A', 'B'],
      residential: ['A'],
      commercial: ['B'],
      'mineral-swim': [],
      'ozone-swim': [],
    })
    expect(contents(storage)).toEqual(before)
  })

  it('touches no storage for the server', () => {
    const area = vi.fn(testStorage({ table: '["A"]' }).area)
    expect(createComparisonList(area).getServerSnapshot().table).toEqual([])
    expect(area).not.toHaveBeenCalled()
  })

  it.each(['', '{', 'null', '{"0":"A"}', '"A"'])('takes garbage (%s) for an empty list [U10]', (garbage) => {
    const storage = testStorage({ table: garbage, residential: garbage })
    const list = createComparisonList(storage.area)
    expect(list.getSnapshot()).toMatchObject({ table: [], residential: [] })
    list.add('A')
    expect(storage.entries.get('table')).toBe('["A"]')
  })

  it('keeps the valid part of a list: texts, each once, four at most', () => {
    const storage = testStorage({ table: '["A",1,"A",null,"B","C","D","E"]' })
    expect(createComparisonList(storage.area).getSnapshot().table).toEqual(['A', 'B', 'C', 'D'])
  })

  it('adds to the table and to the picks of the category, in the order picked', () => {
    const storage = testStorage()
    const list = createComparisonList(storage.area)
    list.add('B', 'residential')
    list.add('A', 'residential')
    list.add('O', 'ozone-swim')
    list.add('A', 'residential')
    expect(contents(storage)).toEqual({
      ...none,
      table: '["B","A","O"]',
      residential: '["B","A"]',
      'ozone-swim': '["O"]',
    })
    expect(list.add('BRUSH', 'parts')).toEqual({ ok: true })
    expect(list.getSnapshot()).toMatchObject({ table: ['B', 'A', 'O', 'BRUSH'], residential: ['B', 'A'] })
    expect([...storage.entries.keys()].sort()).toEqual(Object.keys(none).sort())
  })

  it('refuses a fifth model and says why', () => {
    const list = createComparisonList(testStorage({ table: '["A","B","C","D"]' }).area)
    expect(list.add('E', 'commercial')).toMatchObject({ ok: false, error: { code: 'comparison-full' } })
    expect(list.add('D')).toEqual({ ok: true })
    expect(list.getSnapshot()).toMatchObject({ table: ['A', 'B', 'C', 'D'], commercial: [] })
  })

  it('removes a model from the table and from its category, and clears everything', () => {
    const storage = testStorage()
    const list = createComparisonList(storage.area)
    list.add('A', 'commercial')
    list.add('B', 'commercial')
    list.remove('A')
    expect(list.getSnapshot()).toMatchObject({ table: ['B'], commercial: ['B'] })
    list.clear()
    expect(contents(storage)).toEqual(none)
  })

  it('tells its listeners', () => {
    const list = createComparisonList(testStorage().area)
    const listener = vi.fn()
    const unsubscribe = list.subscribe(listener)
    const before = list.getSnapshot()
    expect(list.getSnapshot()).toBe(before)
    list.add('A')
    expect(listener).toHaveBeenCalledOnce()
    expect(list.getSnapshot()).not.toBe(before)
    unsubscribe()
    list.add('B')
    expect(listener).toHaveBeenCalledOnce()
  })

  it.each(['full', 'denied'] as const)('works in memory when storage is %s', (refusal) => {
    const storage = testStorage()
    storage[refusal] = true
    const list = createComparisonList(storage.area)
    expect(list.add('A', 'residential')).toEqual({ ok: true })
    expect(list.getSnapshot()).toMatchObject({ table: ['A'], residential: ['A'] })
  })
})
