import { expect, it } from 'vitest'
import { waitKinds } from '../../domain/staff/wait-kind.ts'
import type { Wait } from '../operations/today/ask-today.ts'
import { waitWords } from './wait-words.ts'

const wait = (changed: Partial<Wait> = {}): Wait => ({
  ...{ kind: 'PACK', of: '', many: 2, who: '', what: 'AU-1, AU-2', amount: 2500, due: null },
  ...changed,
})

const at = { day: '2026-11-19', today: '2026-11-19' }

it('says what is to be done, and by when it leaves', () => {
  expect(waitWords(wait(), at)).toMatchObject({
    title: 'Pack two orders, so that they leave today',
    detail: 'AU-1, AU-2, A$25.00',
    path: '/staff/orders/?view=to-pack',
  })
  expect(waitWords(wait({ many: 1 }), { ...at, day: '2026-11-20' }).title).toBe(
    'Pack one order, so that it leaves tomorrow',
  )
  expect(waitWords(wait(), { ...at, day: '2026-11-18' }).title).toBe('Pack two orders that should have left')
  expect(waitWords(wait({ kind: 'STOCK', of: 'PW', many: 1, who: 'Brush', amount: 0, what: '' }), at).title).toBe(
    'Brush: none left',
  )
})

it('says of each kind, one or several, what it is and where it is done', () => {
  for (const kind of waitKinds)
    for (const many of [1, 4]) {
      const { title, verb, path } = waitWords(
        wait({
          kind: kind.toUpperCase() as Wait['kind'],
          many,
          of: many === 1 ? 'X-1' : '',
          who: 'Somebody',
          what: '2026-11-20',
        }),
        at,
      )
      expect(title.length, kind).toBeGreaterThan(8)
      expect(verb, kind).not.toBe('')
      expect(path, kind).toMatch(/^\/staff\/[a-z]+\//)
    }
})
