import type { ReplyTemplate } from '../../domain/staff/reply-templates.ts'
import type { EditionContent } from '../content/edition-content.ts'

/** How staff begin their answers in an edition, for the desk alone. */
export const replyTemplatesOf = ({ replyTemplates }: Pick<EditionContent, 'replyTemplates'>): ReplyTemplate[] =>
  replyTemplates.map(({ sys, title, forms, words }) => ({ id: sys.id, title, forms, words: words.trim() }))
