import { expect, it, vi } from 'vitest'
import { toasts } from '../features/toasts/toasts.ts'
import { lastFailure, reportPageFailure, sayPageFailed, showsWithoutFailure } from './report-page-failure.ts'

vi.mock('../../runtime/report-once.ts', () => ({ reportOnce: () => undefined }))

const shown = () => toasts.getSnapshot().length

it('tells whether a page was shown without a failure, and which was the last', () => {
  const error = new Error('no such section')
  expect(showsWithoutFailure(() => undefined)).toBe(true)
  expect(showsWithoutFailure(() => reportPageFailure(error))).toBe(false)
  expect(lastFailure()).toBe(error)
  expect(showsWithoutFailure(() => undefined)).toBe(true)
})

it('tells the visitor of a failure, but not while a page is being shown', () => {
  showsWithoutFailure(sayPageFailed)
  expect(shown()).toBe(0)
  sayPageFailed()
  expect(shown()).toBe(1)
})
