import { caseOutcomes } from '../../../domain/account/case-state.ts'
import { isEditionCode } from '../../../domain/edition/edition-code.ts'
import { textIn } from '../../../domain/forms/field.ts'
import { isFormKind } from '../../../domain/forms/form-kind.ts'
import type { SubmissionLine } from '../../../domain/forms/submission-lines.ts'
import { caseAbout, caseName, casePlace, caseWords } from '../../../domain/staff/case-words.ts'
import type { CaseRow } from '../../staff/inbox/case-row.ts'
import { builder } from '../builder.ts'
import { editionEnum } from '../edition-enum.ts'
import { enumOf } from '../enum-of.ts'
import { formEnum } from '../form-fields.ts'

const outcomeEnum = enumOf('StaffCaseOutcome', caseOutcomes)

export const formOf = ({ form }: CaseRow) => {
  if (isFormKind(form)) return form
  throw new Error('A submission is of no form')
}

export const editionOf = ({ edition }: CaseRow) => {
  if (isEditionCode(edition)) return edition
  throw new Error('A submission is of no edition')
}

export const aboutOf = (row: CaseRow): string => caseAbout({ form: formOf(row), lines: row.lines })

export const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null

const lineType = builder.objectRef<SubmissionLine>('StaffCaseLine').implement({
  fields: (field) => ({
    field: field.exposeString('field'),
    label: field.exposeString('label'),
    value: field.exposeString('value'),
  }),
})

/** What is known of each submission by itself, wherever it is shown. */
export const sentType = builder.objectRef<CaseRow>('StaffSent').implement({
  description: 'What somebody has sent by a form',
  fields: (field) => ({
    reference: field.exposeString('reference'),
    form: field.field({ type: formEnum, resolve: formOf }),
    edition: field.field({ type: editionEnum, resolve: editionOf }),
    name: field.string({ resolve: caseName }),
    email: field.exposeString('email'),
    phone: field.string({ resolve: ({ fields }) => textIn(fields, 'phone') }),
    place: field.string({ resolve: casePlace }),
    about: field.string({ description: 'In a line', resolve: aboutOf }),
    product: field.string({
      description: 'As it was called that day; empty where it is about none',
      resolve: ({ lines }) => lines.find(({ field: name }) => name === 'product')?.value ?? '',
    }),
    words: field.string({ description: 'What was written freely', resolve: caseWords }),
    lines: field.field({ type: [lineType], resolve: ({ lines }) => lines }),
    receivedAt: field.string({ resolve: ({ receivedAt }) => receivedAt.toISOString() }),
    waitingSince: field.string({ nullable: true, resolve: ({ waitingSince }) => momentOf(waitingSince) }),
    laterUntil: field.string({ nullable: true, resolve: ({ laterUntil }) => momentOf(laterUntil) }),
    closedAt: field.string({ nullable: true, resolve: ({ closedAt }) => momentOf(closedAt) }),
    isUnread: field.exposeBoolean('isUnread'),
    outcome: field.expose('outcome', { type: outcomeEnum, nullable: true }),
  }),
})
