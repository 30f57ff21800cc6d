import { expect, it } from 'vitest'
import { contentWith, productEntry, viewOf } from '../view/edition-content.fake.ts'
import { refuseUnknownNames } from './refuse-unknown-names.ts'

const view = viewOf(contentWith({}))
const products = [
  productEntry({ specifications: { Machine: { Weight: '9.5 kg' } } }),
  productEntry({ specifications: { Cleaning: { Cycle: '2 h' } } }),
]

it('lets a page show what some of its products have', () => {
  expect(() => refuseUnknownNames(view, 'dolphin', ['Weight', 'Cycle'], products)).not.toThrow()
  expect(() => refuseUnknownNames(view, 'dolphin', ['Weight'], [])).not.toThrow()
})

it('names the page and the specification that none of them has', () => {
  expect(() => refuseUnknownNames(view, 'dolphin', ['Weight', 'Wieght'], products)).toThrow(
    'The page "dolphin" of en-au shows specifications that none of its products has: Wieght.',
  )
})
