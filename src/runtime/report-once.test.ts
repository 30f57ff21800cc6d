import { expect, it, vi } from 'vitest'
import { reportOnce } from './report-once.ts'

const reports = () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  return report
}

const thrownBy = (message: string) => new Error(message)

it('raises an error like an uncaught one', () => {
  const report = reports()
  const error = thrownBy('first')
  reportOnce(error)
  expect(report).toHaveBeenCalledExactlyOnceWith(error)
})

it('says nothing when the same is thrown again at the same place', () => {
  const report = reports()
  for (let time = 0; time < 3; time += 1) reportOnce(thrownBy('second'))
  expect(report).toHaveBeenCalledTimes(1)
})

it('tells errors apart by what they say and by where they were thrown', () => {
  const report = reports()
  reportOnce(thrownBy('third'))
  reportOnce(thrownBy('fourth'))
  reportOnce(new Error('third'))
  expect(report).toHaveBeenCalledTimes(3)
})

it('takes whatever is thrown', () => {
  const report = reports()
  for (const thrown of ['words', undefined, 'words']) reportOnce(thrown)
  expect(report.mock.calls).toEqual([['words'], [undefined]])
})
