import { describe, expect, it } from 'vitest'
import type { ChoiceField, Option } from '../../../domain/forms/field.ts'
import { isFew, optionRuns } from './option-runs.ts'

const dealers: Option[] = [
  { value: 'online-shop', label: 'The shop on this website' },
  { value: 'bayside', label: 'Bayside', group: 'New South Wales' },
  { value: 'nowra', label: 'Nowra', group: 'New South Wales' },
  { value: 'geelong', label: 'Geelong', group: 'Victoria' },
  { value: 'other', label: 'Another shop' },
]

describe('the options of a list', () => {
  it('stand under their headings, in their order', () => {
    expect(optionRuns(dealers).map(({ group, options }) => [group, options.length])).toEqual([
      [undefined, 1],
      ['New South Wales', 2],
      ['Victoria', 1],
      [undefined, 1],
    ])
    expect(optionRuns([])).toEqual([])
  })

  it('are all in sight when they are few and one must be chosen', () => {
    const few: ChoiceField = {
      kind: 'choice',
      name: 'x',
      label: 'X',
      required: true,
      ask: 'Choose.',
      options: dealers.slice(0, 1),
    }
    expect(isFew(few)).toBe(true)
    expect(isFew({ ...few, options: dealers })).toBe(false)
    expect(isFew({ kind: 'choice', name: 'x', label: 'X', required: false, options: few.options })).toBe(false)
    expect(isFew({ ...few, autocomplete: 'address-level1' })).toBe(false)
  })
})
