import { editionCodes } from '../../domain/edition/edition-code.ts'
import type { Problem } from '../../domain/forms/form-definition.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import type { SentForm } from '../../domain/forms/parse-form.ts'
import { databaseTrouble } from '../db/database-trouble.ts'
import { ExpectedError, unavailable } from '../function/expected-error.ts'
import { takeTurn } from '../rate-limit/take-turn.ts'
import { type Receipt, receiveSubmission } from '../submissions/receive-submission.ts'
import { builder } from './builder.ts'
import type { SiteContext } from './site-context.ts'

const enumOf = <Value extends string>(name: string, values: readonly Value[]) =>
  builder.enumType(name, {
    values: Object.fromEntries(values.map((value) => [value.toUpperCase().replaceAll('-', '_'), { value }])),
  })

const formEnum = enumOf('Form', formKinds)
const editionEnum = enumOf('Edition', editionCodes)

const fieldInput = builder.inputType('FormFieldInput', {
  fields: (field) => ({
    name: field.string({ required: true }),
    value: field.string({ required: true }),
  }),
})

const problem = builder.objectRef<Problem>('FormProblem').implement({
  fields: (field) => ({ field: field.exposeString('field'), message: field.exposeString('message') }),
})

const receipt = builder.objectRef<Receipt>('FormReceipt').implement({
  fields: (field) => ({
    /** Nothing where something has to be put right first. */
    reference: field.string({ nullable: true, resolve: (given) => (given.ok ? given.reference : null) }),
    problems: field.field({ type: [problem], resolve: (given) => (given.ok ? [] : given.problems) }),
  }),
})

/** More than anybody needs, and little enough for a machine to be of no use. */
const formTurns = { what: 'form', atMost: 12, seconds: 600 }

/** Nobody reads a form and fills it in within this time. */
const quickestPerson = 2000

const turnAwayMachines = async ({ desk, address, now }: SiteContext, openedAt: string, trap: string) => {
  const turn = await takeTurn(desk.db, formTurns, address, now())
  if (!turn.ok) {
    const minutes = Math.ceil(turn.retryAfterSeconds / 60)
    throw new ExpectedError(`Too many forms came from here. Send this one again in ${minutes} min.`, {
      code: 'TOO_MANY',
      status: 429,
      retryAfterSeconds: turn.retryAfterSeconds,
    })
  }
  const opened = Date.parse(openedAt)
  const tooQuick = !Number.isNaN(opened) && now().getTime() - opened < quickestPerson
  if (trap !== '' || tooQuick) {
    throw new ExpectedError('This looks like the work of a machine. If it is not, wait a moment and send it again.', {
      code: 'LOOKS_LIKE_A_MACHINE',
      status: 400,
    })
  }
}

const fieldsIn = (given: readonly { name: string; value: string }[]): SentForm =>
  Object.fromEntries(given.map(({ name, value }) => [name, value]))

builder.mutationField('submitForm', (field) =>
  field.field({
    type: receipt,
    args: {
      form: field.arg({ type: formEnum, required: true }),
      edition: field.arg({ type: editionEnum, required: true }),
      key: field.arg.string({ required: true }),
      openedAt: field.arg.string({ required: true }),
      trap: field.arg.string({ required: true }),
      fields: field.arg({ type: [fieldInput], required: true }),
    },
    resolve: async (_, { form, edition, key, openedAt, trap, fields }, context) => {
      try {
        await turnAwayMachines(context, openedAt, trap)
        return await receiveSubmission(context.desk, { form, edition, key: key.slice(0, 100), sent: fieldsIn(fields) })
      } catch (error) {
        throw databaseTrouble(error) === undefined ? error : unavailable(error)
      }
    },
  }),
)
