import { expect, it } from 'vitest'
import { shownAt } from './shown-at.ts'

const showing = { models: { 'dolphin-s300i': 'Dolphin S 300i' }, dealers: { addington: 'Addington Pool Robots' } }

it('names the model and the dealer that a link asks for', () => {
  expect(shownAt('?model=dolphin-s300i&dealer=addington', showing).map(({ text }) => text)).toEqual([
    'Dolphin S 300i',
    'Addington Pool Robots',
  ])
  expect(shownAt('', showing)).toEqual([])
})

it('says where a name means nothing here', () => {
  const [model, dealer] = shownAt('?model=constructor&dealer=nobody', showing)
  expect(model?.text).toMatch(/not shown here/)
  expect(dealer?.text).toMatch(/do not know/)
})
