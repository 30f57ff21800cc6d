import { expect, it } from 'vitest'
import { contentWith, productEntry, viewOf } from '../view/edition-content.fake.ts'
import { ownersRating } from './owners-rating.ts'

const ratingOf = (...ratings: { value: number; count: number }[]) =>
  ownersRating(
    viewOf(contentWith({ products: [productEntry(), ...ratings.map((rating) => productEntry({ rating }))] })),
  )

it('counts every owner once, whichever product they rated', () => {
  expect(ratingOf({ value: 5, count: 1 }, { value: 4, count: 1200 })).toEqual({
    value: 4,
    count: 1201,
    text: '4.0 of 5 from 1,201 owners',
  })
})

it('is nothing while nobody has rated', () => {
  expect(ratingOf()).toMatchObject({ value: 0, count: 0 })
})
