import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { type ReplyTemplate, readReplyTemplates, replyTemplatesFile } from '../../../domain/staff/reply-templates.ts'
import { findPublished } from '../../published-file.ts'

export type TemplatesOf = (edition: EditionCode) => readonly ReplyTemplate[]

/** How staff begin their answers in each edition, as the build says; none where it has left none. */
export const createPublishedTemplates = (siteDirectory: string): TemplatesOf => {
  const find = findPublished({
    siteDirectory,
    fileOf: replyTemplatesFile,
    read: (text) => readReplyTemplates(JSON.parse(text)),
  })
  return (edition) => find(edition) ?? []
}
