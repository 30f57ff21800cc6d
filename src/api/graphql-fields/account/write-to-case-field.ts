import { myCase, type OwnCase } from '../../account/my-cases.ts'
import { writeToCase } from '../../account/write-to-case.ts'
import { builder } from '../builder.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { consumeAccountLimit } from './account-rate-limit.ts'
import { caseType } from './case-type.ts'

interface CaseAnswer {
  problem?: string | undefined
  about?: OwnCase | undefined
}

const answerType = builder.objectRef<CaseAnswer>('CaseAnswer').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: ({ problem }) => problem ?? null }),
    case: field.field({
      type: caseType,
      nullable: true,
      description: 'As it is after that',
      resolve: ({ about }) => about ?? null,
    }),
  }),
})

builder.mutationField('writeToCase', (field) =>
  field.field({
    type: answerType,
    args: {
      reference: field.arg.string({ required: true }),
      words: field.arg.string({ required: true }),
      key: field.arg.string({ required: true, description: 'Made by the browser for this message' }),
    },
    resolve: (_, typed, context) =>
      orUnavailable(async () => {
        const { person } = await context.viewer()
        await consumeAccountLimit(context, 'messages', person.id)
        const written = await writeToCase(context.services, person, typed, context.now())
        const about = await myCase(context.services.db, person.id, typed.reference, context.now())
        return written.ok ? { about } : { about, problem: written.problem }
      }),
  }),
)
