import * as v from 'valibot'
import { type StaffSubject, staffSubjects } from '../../../domain/staff/staff-subject.ts'

const subject = v.picklist(staffSubjects.map((each) => each.toUpperCase() as Uppercase<StaffSubject>))

export const shownAct = v.object({
  id: v.number(),
  at: v.string(),
  name: v.string(),
  isMine: v.boolean(),
  act: v.string(),
  subject,
  of: v.string(),
  label: v.string(),
  changes: v.array(v.object({ name: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) })),
})

export type ShownAct = v.InferOutput<typeof shownAct>

/** What every operation about acts asks for. */
export const actFields = 'id at name isMine act subject of label changes { name before after }'

export const subjectOf = (written: ShownAct['subject']): StaffSubject => written.toLowerCase() as StaffSubject
