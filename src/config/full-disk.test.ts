import { existsSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fullDiskAdvice, isDiskFull } from './full-disk.ts'

const coded = (code: string) => Object.assign(new Error('write'), { code })

describe('a full disk', () => {
  it.each([
    ['by its code', coded('ENOSPC')],
    ['as a quota', coded('EDQUOT')],
    ['as the cause of another error', new Error('Failed query', { cause: coded('ENOSPC') })],
    ['among several errors', new AggregateError([new Error('x'), coded('ENOSPC')])],
    ['in the words of a worker', new Error('ENOSPC: no space left on device, write')],
    ['in the words of a bundler', new Error('No space left on device (os error 28)')],
    ['by the number that the embedded database has for it', { name: 'ErrnoError', errno: 51 }],
  ])('is recognised %s', (_how, error) => {
    expect(isDiskFull(error)).toBe(true)
  })

  it.runIf(existsSync('/dev/full'))('is recognised as Node tells it', () => {
    const write = () => {
      try {
        writeFileSync('/dev/full', 'x')
        return undefined
      } catch (error) {
        return error
      }
    }
    expect(isDiskFull(write())).toBe(true)
  })

  it.each([[coded('EACCES')], [new Error('space')], [{ name: 'ErrnoError', errno: 44 }], ['ENOSPC'], [undefined]])(
    'is not seen in %s',
    (error) => {
      expect(isDiskFull(error)).toBe(false)
    },
  )

  it('is told with what to do', () => {
    const advice = fullDiskAdvice('the database', ['DATA_DIRECTORY'])
    expect(advice).toMatch(/^The disk is full: .* the database\.\nMake room .* or point DATA_DIRECTORY to /)
  })
})
