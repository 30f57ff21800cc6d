import { readPool } from '../../../domain/account/saved-pool.ts'
import { askDeletion } from '../../account/ask-deletion.ts'
import { removeAddress, saveAddress, setDefaultAddress } from '../../account/my-addresses.ts'
import { changePerson, saveDetails } from '../../account/my-details.ts'
import { forgetPool, savePool } from '../../account/my-pool.ts'
import { builder } from '../builder.ts'
import { addressInput } from './address-type.ts'
import { changeMe, meAnswerType } from './change-answer.ts'
import { poolInput } from './pool-type.ts'

builder.mutationFields((field) => ({
  savePool: field.field({
    type: meAnswerType,
    args: { pool: field.arg({ type: poolInput, required: true }) },
    resolve: (_, { pool }, context) =>
      changeMe(context, async ({ person }) => {
        const read = readPool(pool)
        if (!read.ok) return read
        await savePool(context.services.db, person.id, read.pool, context.now())
        return undefined
      }),
  }),
  forgetPool: field.field({
    type: meAnswerType,
    resolve: (_, _args, context) =>
      changeMe(context, async ({ person }) => {
        await forgetPool(context.services.db, person.id)
        return undefined
      }),
  }),
  saveDetails: field.field({
    type: meAnswerType,
    args: { name: field.arg.string({ required: true }), phone: field.arg.string({ required: true }) },
    resolve: (_, typed, context) =>
      changeMe(context, ({ person }) => {
        const { db, contextOf } = context.services
        return saveDetails(db, person.id, typed, contextOf(person.edition))
      }),
  }),
  setNewsletter: field.field({
    type: meAnswerType,
    args: { on: field.arg.boolean({ required: true }) },
    resolve: (_, { on }, context) =>
      changeMe(context, async ({ person }) => {
        await changePerson(context.services.db, person.id, { newsletter: on })
        return undefined
      }),
  }),
  setServiceReminders: field.field({
    type: meAnswerType,
    args: { on: field.arg.boolean({ required: true }) },
    resolve: (_, { on }, context) =>
      changeMe(context, async ({ person }) => {
        await changePerson(context.services.db, person.id, { reminders: on })
        return undefined
      }),
  }),
  saveAddress: field.field({
    description: 'Changes the one that is named, else adds one.',
    type: meAnswerType,
    args: { id: field.arg.id(), address: field.arg({ type: addressInput, required: true }) },
    resolve: (_, { id, address }, context) =>
      changeMe(context, ({ person }) => {
        const { db, contextOf } = context.services
        const asked = contextOf(address.edition ?? person.edition)
        return saveAddress(db, person.id, { id: id ?? undefined, address, context: asked })
      }),
  }),
  removeAddress: field.field({
    type: meAnswerType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_, { id }, context) =>
      changeMe(context, async ({ person }) => {
        await removeAddress(context.services.db, person.id, id)
        return undefined
      }),
  }),
  setDefaultAddress: field.field({
    type: meAnswerType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_, { id }, context) =>
      changeMe(context, async ({ person }) => {
        await setDefaultAddress(context.services.db, person.id, id)
        return undefined
      }),
  }),
  deleteMyAccount: field.field({
    description: 'The account goes in a week. For who has signed in a moment ago: else RECENT_SIGN_IN_NEEDED.',
    type: meAnswerType,
    resolve: (_, _args, context) =>
      changeMe(context, (viewer) => askDeletion(context.services, viewer, context.now()), 'deletions'),
  }),
  keepMyAccount: field.field({
    type: meAnswerType,
    resolve: (_, _args, context) =>
      changeMe(context, async ({ person }) => {
        await changePerson(context.services.db, person.id, { deletionAskedAt: null })
        return undefined
      }),
  }),
}))
