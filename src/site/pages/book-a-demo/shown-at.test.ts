import { expect, it } from 'vitest'
import { shownAt } from './shown-at.ts'

const showing = { models: { 'dolphin-s300i': 'Dolphin S 300i' }, dealers: { addington: 'Addington Pool Robots' } }

it('names the model and the dealer that a link asks for', () => {
  expect(Object.values(shownAt('?model=dolphin-s300i&dealer=addington', showing))).toEqual([
    'Dolphin S 300i',
    'Addington Pool Robots',
  ])
  expect(shownAt('', showing)).toEqual({})
})

it('says where a name means nothing here', () => {
  const [model, dealer] = Object.values(shownAt('?model=constructor&dealer=nobody', showing))
  expect(model).toMatch(/not shown here/)
  expect(dealer).toMatch(/do not know/)
})
