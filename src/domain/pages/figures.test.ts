import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type FigureName, figures } from './figures.ts'

const takes = (name: FigureName, value: unknown): boolean => v.is(figures[name], value)

describe('a figure of an item', () => {
  it('is a time of day where it is one', () => {
    expect(['07:30', '8:00', '23:59'].map((time) => takes('at', time))).toEqual([true, true, true])
    expect(['24:00', '7', 'noon', 7.5].map((time) => takes('at', time))).toEqual([false, false, false, false])
  })

  it('is a span of hours that ends later than it begins', () => {
    expect(takes('on', [9, 17])).toBe(true)
    expect([[17, 9], [9], [9, 25], '9 to 17'].map((hours) => takes('on', hours))).toEqual([false, false, false, false])
  })

  it('is a stretch of months that may run over the end of the year', () => {
    expect(takes('months', [12, 1])).toBe(true)
    expect(takes('months', [0, 13])).toBe(false)
  })

  it('is never words', () => {
    for (const name of ['percent', 'minutes', 'metres', 'lanes', 'year'] as const)
      expect(takes(name, '80 %')).toBe(false)
    expect(takes('percent', 101)).toBe(false)
    expect(takes('lanes', 4.5)).toBe(false)
  })
})
