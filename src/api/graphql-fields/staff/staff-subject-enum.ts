import { staffSubjects } from '../../../domain/staff/staff-subject.ts'
import { enumOf } from '../enum-of.ts'

export const staffSubjectEnum = enumOf('StaffSubject', staffSubjects)
