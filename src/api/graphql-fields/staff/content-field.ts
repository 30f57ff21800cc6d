import { type ContentReport, type Finding, findingKinds } from '../../../domain/staff/content-report.ts'
import { builder } from '../builder.ts'
import { editionEnum } from '../edition-enum.ts'
import { enumOf } from '../enum-of.ts'

const findingType = builder.objectRef<Finding>('StaffFinding').implement({
  fields: (field) => ({
    kind: field.field({ type: enumOf('StaffFindingKind', findingKinds), resolve: ({ kind }) => kind }),
    edition: field.field({
      type: editionEnum,
      nullable: true,
      description: 'Null: of what the editions share',
      resolve: ({ edition }) => edition,
    }),
    file: field.exposeString('file'),
    line: field.exposeInt('line'),
    field: field.exposeString('field'),
    reason: field.exposeString('reason'),
  }),
})

const reportType = builder.objectRef<ContentReport>('StaffContentReport').implement({
  fields: (field) => ({
    day: field.exposeString('day', { description: 'On which the build wrote it' }),
    findings: field.field({ type: [findingType], resolve: ({ findings }) => findings }),
  }),
})

builder.queryFields((field) => ({
  staffContent: field.field({
    description: 'What is missing or doubtful in the content. Null where no build has left a report.',
    type: reportType,
    nullable: true,
    resolve: (_, _args, context) => context.contentReport?.() ?? null,
  }),
}))
