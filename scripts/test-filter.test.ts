import { describe, expect, it } from 'vitest'
import { testFilter } from './test-filter.ts'

const files = ['src/api/dealers/nearest.db.test.ts', 'e2e/site/find-a-dealer.test.ts']

describe('npm test with words', () => {
  it('runs the files whose path has one of them', () => {
    expect(testFilter(['dealers'], files)).toEqual(['dealers'])
    expect(testFilter(['dealers', 'cart'], files)).toEqual(['dealers', 'cart'])
  })

  it('runs the tests whose name has them where no file does', () => {
    expect(testFilter(['[R17]'], files)).toEqual(['--testNamePattern', String.raw`\[R17\]`])
    expect(testFilter(['double', 'click'], files)).toEqual(['--testNamePattern', 'double.*click'])
  })

  it('runs everything without any, and hands options on', () => {
    expect(testFilter([], files)).toEqual([])
    expect(testFilter(['--bail=1'], files)).toEqual(['--bail=1'])
    expect(testFilter(['dealer', '--bail=1'], files)).toEqual(['dealer', '--bail=1'])
  })
})
