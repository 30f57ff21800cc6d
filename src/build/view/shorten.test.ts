import { expect, it } from 'vitest'
import { shorten } from './shorten.ts'

it('keeps what fits and cuts the rest at a word', () => {
  expect(shorten('A short answer.', 60)).toBe('A short answer.')
  const cut = shorten('The robot climbs because the pump pushes water out of the top and presses it to the wall.', 40)
  expect(cut).toBe('The robot climbs because the pump…')
  expect(cut.length).toBeLessThanOrEqual(40)
})
