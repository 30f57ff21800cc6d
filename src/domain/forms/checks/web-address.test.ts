import { describe, expect, it } from 'vitest'
import { readWebAddress } from './web-address.ts'

describe('the address of a website', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['www.example.co.za/pools', 'https://www.example.co.za/pools'],
    ['HTTP://Example.com', 'http://example.com/'],
    [' https://example.com/a?b=c ', 'https://example.com/a?b=c'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
  ])('“%s” is kept as %s', (text, address) => {
    expect(readWebAddress(text)).toEqual({ ok: true, value: address })
  })

  it.each([
    'pools',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,hi',
    'ftp://example.com',
    'https://me:secret@example.com',
    'http://192.168.1.1/',
    'http://localhost',
    'not a website.com',
    'https://',
    '.com',
    `example.com/${'ü'.repeat(60)}`,
  ])('“%s” is refused with an example', (text) => {
    expect(readWebAddress(text)).toMatchObject({ ok: false, message: expect.stringContaining('such as example.com') })
  })
})
