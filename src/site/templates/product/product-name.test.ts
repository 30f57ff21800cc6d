import { expect, it } from 'vitest'
import { nameSize, splitName } from './product-name.ts'

it('takes the line off a name that starts with it', () => {
  expect(splitName('Dolphin S 300i', 'Dolphin')).toEqual({ line: 'Dolphin', own: 'S 300i' })
})

it('takes off what the line is called first', () => {
  expect(splitName('EcoClear VS 1.0 pump', 'EcoClear pool equipment')).toEqual({
    line: 'EcoClear',
    own: 'VS 1.0 pump',
  })
})

it('begins what is left with a capital, as it stands alone', () => {
  expect(splitName('Mineral Swim salt', 'Mineral Swim')).toEqual({ line: 'Mineral Swim', own: 'Salt' })
})

it('leaves other names whole', () => {
  expect(splitName('Niya', 'Niya')).toEqual({ own: 'Niya' })
  expect(splitName('Brush set, M series', 'Parts')).toEqual({ own: 'Brush set, M series' })
  expect(splitName('Dolphinarium', 'Dolphin')).toEqual({ own: 'Dolphinarium' })
  expect(splitName('Caddy', undefined)).toEqual({ own: 'Caddy' })
})

it('sets short names large', () => {
  expect(['S 300i', 'Wave 200 XL', 'EcoClear Heat 13 heat pump'].map(nameSize)).toEqual(['short', 'medium', 'long'])
})
