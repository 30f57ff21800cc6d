import { expect, it } from 'vitest'
import { choiceIn, exportsAddress, fileName } from './export-choice.ts'

it('is thirty days unless the address says otherwise, and what is no day is not taken', () => {
  expect(choiceIn('', '2026-11-19')).toEqual({ from: '2026-10-21', to: '2026-11-19', form: 'contact' })
  const chosen = choiceIn('?from=2026-11-01&to=2026-13-01&form=repair', '2026-11-19')
  expect(chosen).toEqual({ from: '2026-11-01', to: '2026-11-19', form: 'repair' })
  expect(choiceIn(new URL(exportsAddress(chosen), 'https://desk.invalid').search, '2026-12-01')).toEqual(chosen)
})

it('names the file after what is in it', () => {
  const chosen = choiceIn('?from=2026-11-01&form=repair', '2026-11-19')
  expect(fileName('submissions', chosen, '2026-11-19')).toBe('repair-2026-11-01-to-2026-11-19.csv')
  expect(fileName('stock', chosen, '2026-11-19')).toBe('stock-2026-11-19.csv')
})
