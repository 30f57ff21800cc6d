import { describe, expect, it } from 'vitest'
import { knownAddresses } from './known-addresses.ts'

const answering = (body: string, status = 200) => knownAddresses(async () => new Response(body, { status }))

describe('the addresses of the site', () => {
  it('come as path and title', async () => {
    expect(await answering('[["/en-au/","Home"],["/ideas/","Ideas"]]')).toEqual([
      { path: '/en-au/', title: 'Home' },
      { path: '/ideas/', title: 'Ideas' },
    ])
  })

  it('are none when the file is missing, broken or out of reach', async () => {
    expect(await answering('gone', 404)).toEqual([])
    expect(await answering('<html>')).toEqual([])
    expect(await answering('{"a":1}')).toEqual([])
    expect(await answering('[["/en-au/"],[1,2],null]')).toEqual([])
    expect(await knownAddresses(() => Promise.reject(new TypeError('offline')))).toEqual([])
  })
})
