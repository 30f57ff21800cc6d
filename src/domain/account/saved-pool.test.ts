import { describe, expect, it } from 'vitest'
import { readPool } from './saved-pool.ts'

const rectangle = { shape: 'rectangle', length: 8, width: 4, shallow: 1.1, deep: 1.8 } as const

describe('a pool that is saved', () => {
  it('holds what the calculator reckons, and only the measures of its shape', () => {
    expect(readPool({ ...rectangle, narrow: 3, fill: 0.8, surface: 'pebble', treatment: 'salt' })).toEqual({
      ok: true,
      pool: { ...rectangle, litres: 46_400, surface: 'pebble', treatment: 'salt' },
    })
  })

  it('is kept with place and tree in one line, and without what nobody has heard of', () => {
    const read = readPool({ ...rectangle, place: ' Bondi\n', tree: 'under a\u200b spotted  gum', surface: 'mud' })
    expect(read).toMatchObject({ ok: true, pool: { place: 'Bondi', tree: 'under a spotted gum' } })
    expect(read).not.toHaveProperty('pool.surface')
  })

  it.each([
    [{ length: 0.4 }, 'length'],
    [{ length: 100.1 }, 'length'],
    [{ length: Number.NaN }, 'length'],
    [{ width: null }, 'width'],
    [{ deep: 6.1 }, 'deep'],
    [{ shape: 'free-form', fill: 0.75 }, 'fill'],
    [{ shape: 'kidney' }, 'narrow'],
    [{ tree: 'x'.repeat(41) }, 'tree'],
    [{ place: 'x'.repeat(81) }, 'place'],
  ] as const)('with %j has to be put right at %s', (changed, field) => {
    expect(readPool({ ...rectangle, ...changed })).toMatchObject({ ok: false, problems: [{ field }] })
  })
})
