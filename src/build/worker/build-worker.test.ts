import { describe, expect, it } from 'vitest'
import { withShell } from './build-worker.ts'

describe('the text of the worker', () => {
  it('holds the list of files in place of its placeholder, whatever characters they have', () => {
    expect(withShell('precache(self.__WB_MANIFEST);', [{ url: '/a$&b.js' }])).toBe('precache([{"url":"/a$&b.js"}]);')
  })

  it('is refused when the list would not arrive', () => {
    expect(() => withShell('precache([])', [])).toThrow('exactly once')
    expect(() => withShell('self.__WB_MANIFEST self.__WB_MANIFEST', [])).toThrow('exactly once')
  })
})
