import { describe, expect, it } from 'vitest'
import { initialSearchState, searchReducer } from './search-state.ts'

describe('search state', () => {
  it('holds open, focus, play and query [U7]', () => {
    expect(initialSearchState).toEqual({ open: false, focus: false, play: false, query: '' })
  })

  it('is set wholesale [U7]', () => {
    const state = { open: true, focus: true, play: false, query: 'filter' }
    expect(searchReducer(initialSearchState, { type: 'set', state })).toEqual(state)
  })

  it('is set field by field [U7]', () => {
    const asked = searchReducer(initialSearchState, { type: 'set-field', field: 'query', value: 'brush' })
    expect(asked).toEqual({ ...initialSearchState, query: 'brush' })
    for (const field of ['open', 'focus', 'play'] as const) {
      expect(searchReducer(asked, { type: 'set-field', field, value: true })).toEqual({ ...asked, [field]: true })
    }
  })

  it('opens and closes like the other panels and keeps the query [U5] [U7]', () => {
    const opened = searchReducer({ ...initialSearchState, query: 'brush' }, { type: 'open' })
    expect(opened).toMatchObject({ open: true, play: true, query: 'brush' })
    expect(searchReducer(opened, { type: 'close' })).toMatchObject({ open: false, play: false, query: 'brush' })
  })
})
