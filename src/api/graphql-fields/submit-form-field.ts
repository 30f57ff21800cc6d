import { readIdempotencyKey } from '../../domain/forms/read-idempotency-key.ts'
import { giveSubmission } from '../account/my-cases.ts'
import { admitForm } from '../bot-protection/admit-form.ts'
import { ExpectedError } from '../expected-error.ts'
import { isOffered } from '../submissions/offered-form.ts'
import { type Receipt, receiveSubmission } from '../submissions/receive-submission.ts'
import { builder } from './builder.ts'
import { editionEnum } from './edition-enum.ts'
import { fieldInput, fieldsIn, formEnum, problemType } from './form-fields.ts'
import { orUnavailable } from './or-unavailable.ts'

const receipt = builder.objectRef<Receipt>('FormReceipt').implement({
  fields: (field) => ({
    /** Nothing where something has to be put right first. */
    reference: field.string({ nullable: true, resolve: (given) => (given.ok ? given.reference : null) }),
    problems: field.field({ type: [problemType], resolve: (given) => (given.ok ? [] : given.problems) }),
  }),
})

const badKey = () =>
  new ExpectedError('The key of this form is empty or too long. Reload its page and send it from there.', {
    code: 'BAD_KEY',
    status: 400,
  })

const noSuchForm = () => new ExpectedError('This edition has no such form.', { code: 'NO_SUCH_FORM', status: 400 })

builder.mutationField('submitForm', (field) =>
  field.field({
    type: receipt,
    args: {
      form: field.arg({ type: formEnum, required: true }),
      edition: field.arg({ type: editionEnum, required: true }),
      key: field.arg.string({ required: true }),
      openedAt: field.arg.string({ required: true }),
      /** The honeypot. */
      trap: field.arg.string({ required: true }),
      /** Of work, where one was asked for. */
      proof: field.arg.string(),
      fields: field.arg({ type: [fieldInput], required: true }),
    },
    resolve: (
      _,
      { form, edition, openedAt, trap, proof, fields, ...given },
      { services, address, now, viewerOrNone },
    ) =>
      orUnavailable(async () => {
        const viewer = await viewerOrNone()
        const key = readIdempotencyKey(given.key)
        if (key === undefined) throw badKey()
        if (!isOffered(services.factsOf(edition), form)) throw noSuchForm()
        const submission = { form, edition, key }
        await admitForm(services, { address, openedAt, honeypot: trap }, now(), {
          proof: proof ?? undefined,
          submission,
        })
        const received = await receiveSubmission(services, { ...submission, address, sent: fieldsIn(fields) }, now())
        if (received.ok && viewer) await giveSubmission(services.db, viewer.person.id, received.reference)
        return received
      }),
  }),
)
