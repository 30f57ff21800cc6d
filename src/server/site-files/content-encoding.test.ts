import { describe, expect, it } from 'vitest'
import { acceptedEncodings } from './content-encoding.ts'

describe('the encodings a browser accepts', () => {
  it.each([
    [null, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['x-gzip', ['gzip', 'identity']],
    ['GZIP;Q=0.5, BR;Q=0.4', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['br;q=0.5, identity', ['identity', 'br']],
    ['*', ['br', 'gzip', 'identity']],
    ['gzip;q=0, *;q=0.1', ['br', 'identity']],
    ['identity;q=0, *;q=0', ['identity']],
    ['br;q=high', ['identity']],
    [';;,,=', ['identity']],
  ])('%s are %j, best first', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected)
  })
})
