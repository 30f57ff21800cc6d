import { describe, expect, it } from 'vitest'
import type { MyCheckout } from '../operations/ask-my-checkout.ts'
import { choicesOf, fillingOf, isSamePlace } from './own-choices.ts'

const home: MyCheckout['me']['addresses'][number] = {
  edition: 'EN_AU',
  name: 'Priya Nair',
  phone: '+61491570156',
  street: '18 Boonah Street',
  suburb: 'Kirrawee',
  state: 'NSW',
  postcode: '2232',
}
const work = { ...home, name: 'Nair Studio', street: '4 Flora Street', postcode: '2227', suburb: 'Gymea' }
const { edition: _edition, name: _name, phone: _phone, ...homeAddress } = home

const answerOf = (changed: Partial<MyCheckout['myLastChoices']> = {}, addresses = [home, work]): MyCheckout => ({
  me: { email: 'priya@nair.example', addresses },
  myLastChoices: { name: 'Priya Nair', phone: '+61491570156', isPickUp: false, address: null, ...changed },
})

const atDoor = { isPickUp: false, known: '' }

describe('what is offered', () => {
  it('is the address of the last order first, once, as it was saved', () => {
    const { street, suburb, state, postcode } = work
    const address = { street: street.toUpperCase(), suburb, state, postcode }
    const { places } = choicesOf(answerOf({ address }))
    expect(places.map(({ name }) => name)).toEqual(['Nair Studio', 'Priya Nair'])
  })

  it('has one of the last order that was never saved', () => {
    const address = { street: '1 Sea Road', suburb: 'Cronulla', state: 'NSW', postcode: '2230' }
    const { places, saved } = choicesOf(answerOf({ address }))
    expect(places[0]).toMatchObject({ name: 'Priya Nair', street: '1 Sea Road' })
    expect([places.length, saved.length]).toEqual([3, 2])
  })

  it('has no addresses of other countries, and four at most', () => {
    const far = { ...home, edition: 'EN_NZ' as const }
    expect(choicesOf(answerOf({}, [far])).places).toEqual([])
    const many = Array.from({ length: 20 }, (_, at) => ({ ...home, street: `${at} Long Street` }))
    const { places, canKeepMore } = choicesOf(answerOf({}, many))
    expect([places.length, canKeepMore]).toEqual([4, false])
  })
})

describe('what is filled in', () => {
  const choices = choicesOf(answerOf())

  it('is all, of a checkout in which nobody has typed', () => {
    expect(fillingOf(choices, {}, atDoor)).toEqual({
      email: 'priya@nair.example',
      phone: '0491 570 156',
      name: 'Priya Nair',
      ...homeAddress,
    })
  })

  it('is never what was typed, or emptied', () => {
    const typed = { email: 'else@pond.example', phone: '', street: '9 Typed Lane' }
    expect(fillingOf(choices, typed, atDoor)).toEqual({ name: 'Priya Nair' })
    expect(fillingOf(choices, { suburb: '' }, atDoor)).not.toHaveProperty('street')
  })

  it('is the postcode too, where it is only remembered from elsewhere', () => {
    expect(fillingOf(choices, { postcode: '2000' }, { ...atDoor, known: '2000' })).toMatchObject(homeAddress)
    expect(fillingOf(choices, { postcode: '2000' }, atDoor)).not.toHaveProperty('street')
  })

  it('is no address for what is picked up', () => {
    expect(fillingOf(choices, {}, { isPickUp: true, known: '' })).toEqual(choices.contact)
  })

  it('is not somebody else’s name at an address that is chosen', () => {
    const [place] = choices.places
    expect(place && isSamePlace(place, { ...home, street: ' 18 boonah street ' })).toBe(true)
    expect(place && isSamePlace(place, { ...home, name: 'Sam' })).toBe(false)
  })
})
