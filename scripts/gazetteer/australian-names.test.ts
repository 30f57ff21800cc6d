import { describe, expect, it } from 'vitest'
import { isPostalName, placeName } from './australian-names.ts'

describe('a name that its source shouts', () => {
  it('is written as on a map', () => {
    const names = [
      'MCLAREN VALE',
      "O'CONNOR",
      'MOUNT KURING-GAI',
      'ISLE OF CAPRI',
      'THE ROCKS',
      'MACKAY',
      'HMAS PENGUIN',
      'ST IVES',
    ]
    expect(names.map(placeName)).toEqual([
      'McLaren Vale',
      'O’Connor',
      'Mount Kuring-Gai',
      'Isle of Capri',
      'The Rocks',
      'Mackay',
      'HMAS Penguin',
      'St Ives',
    ])
  })

  it('may be that of an office of the post', () => {
    expect(isPostalName(placeName('ORANGE DC'))).toBe(true)
    expect(isPostalName(placeName('ORANGE EAST'))).toBe(false)
  })
})
