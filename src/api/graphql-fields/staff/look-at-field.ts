import { lookAt } from '../../staff/look-at.ts'
import { builder } from '../builder.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { staffSubjectEnum } from './staff-subject-enum.ts'

builder.mutationFields((field) => ({
  staffLookAt: field.field({
    description: 'Says that one has it open, and answers who else has.',
    type: ['String'],
    args: {
      subject: field.arg({ type: staffSubjectEnum, required: true }),
      of: field.arg.string({ required: true }),
    },
    resolve: (_, { subject, of }, context) =>
      orUnavailable(async () => {
        const { person } = await context.viewer()
        return lookAt(context.services.db, person, { subject, of: of.slice(0, 64) }, context.now())
      }),
  }),
}))
