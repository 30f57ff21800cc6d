import * as v from 'valibot'
import { readRetention } from './read-retention.ts'

/** RETENTION_DAYS: every period that is none is named at once. */
export const retentionPeriods = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readRetention(dataset.value)
    if (read.ok) return read.retention
    const expected = 'form:days or edition/form:days with commas between them'
    addIssue({ message: `${expected}, but ${read.problems.join('; ')}` })
    return NEVER
  }),
)
