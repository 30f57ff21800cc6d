import * as v from 'valibot'
import { findingKinds } from '../../domain/staff/content-report.ts'
import { type AsEnum, asEnum } from '../../site/data/enum-words.ts'
import { type AnswerTo, graphql, type VariablesFor } from '../../site/data/operation.ts'
import type { Operation } from '../../site/data/site-data-client.ts'

const query = graphql(`query StaffContent {
  staffContent {
    day
    findings { kind edition file line field reason }
  }
}`)

type WrittenKind = AsEnum<(typeof findingKinds)[number]>

const finding = v.object({
  kind: v.picklist(findingKinds.map((kind): WrittenKind => asEnum(kind))),
  edition: v.nullable(v.picklist(['EN_AU', 'EN_NZ', 'EN_ZA'])),
  file: v.string(),
  line: v.number(),
  field: v.string(),
  reason: v.string(),
})

export type Finding = v.InferOutput<typeof finding>

const report = v.nullable(v.object({ day: v.string(), findings: v.array(finding) }))

export type ContentReport = v.InferOutput<typeof report>

const answer = v.object({ staffContent: report }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** What the last build found missing or doubtful in the content; null where none has left a report. */
export const askContent: Operation<ContentReport, VariablesFor<typeof query>> = {
  operationName: 'StaffContent',
  query,
  parse: (data) => v.parse(answer, data).staffContent,
}
