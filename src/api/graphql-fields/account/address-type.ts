import type { OwnAddress } from '../../account/my-addresses.ts'
import { builder } from '../builder.ts'
import { editionEnum } from '../edition-enum.ts'

export const addressType = builder.objectRef<OwnAddress>('Address').implement({
  fields: (field) => ({
    id: field.exposeID('id'),
    edition: field.expose('edition', { type: editionEnum, description: 'The country it is in' }),
    name: field.exposeString('name'),
    phone: field.exposeString('phone'),
    street: field.exposeString('street'),
    suburb: field.exposeString('suburb'),
    state: field.exposeString('state', { description: 'Empty where letters carry none' }),
    postcode: field.exposeString('postcode'),
    isDefault: field.exposeBoolean('isDefault'),
  }),
})

export const addressInput = builder.inputType('AddressInput', {
  fields: (field) => ({
    /** That of the account, where nothing is said. */
    edition: field.field({ type: editionEnum }),
    name: field.string({ required: true }),
    phone: field.string({ required: true }),
    street: field.string({ required: true }),
    suburb: field.string({ required: true }),
    state: field.string({ required: true, defaultValue: '' }),
    postcode: field.string({ required: true }),
    isDefault: field.boolean(),
  }),
})
