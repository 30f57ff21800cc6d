import { askCaseFile } from './ask-case-file.ts'
import { askCases } from './ask-cases.ts'
import { askColleagues } from './ask-colleagues.ts'
import { askReplyTemplates } from './ask-reply-templates.ts'
import { assignCase } from './assign-case.ts'
import { closeCase } from './close-case.ts'
import { markCase } from './mark-case.ts'
import { mergeCase } from './merge-case.ts'
import { noteCase } from './note-case.ts'
import { putOffCase } from './put-off-case.ts'
import { reopenCase } from './reopen-case.ts'
import { replyToCase } from './reply-to-case.ts'

export const inboxOperations = [
  ...[askCases, askCaseFile, askColleagues, askReplyTemplates],
  ...[assignCase, putOffCase, closeCase, reopenCase, markCase, noteCase, mergeCase, replyToCase],
]
