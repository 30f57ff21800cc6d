import { expect, it } from 'vitest'
import { boxItem } from './box-item.ts'

it('tells a thing from its detail', () => {
  expect(boxItem('Wi-Fi power supply with 18 m swivel cable', 1, true)).toEqual({
    name: 'Wi-Fi power supply',
    detail: 'With 18 m swivel cable',
    icon: 'cable',
  })
  expect(boxItem('Four filter panels, 50 and 100 µm', 2, true)).toEqual({
    name: 'Four filter panels',
    detail: '50 and 100 µm',
    icon: 'cartridge',
  })
})

it('starts with the robot itself', () => {
  expect(boxItem('Skimmi', 0, true)).toEqual({ name: 'Skimmi', icon: 'robot' })
  expect(boxItem('Spare screws', 0, false)).toEqual({ name: 'Spare screws', icon: 'check' })
})
