import * as v from 'valibot'
import type { EditionCode } from '../edition/edition-code.ts'
import { formKinds } from '../forms/form-kind.ts'
import { serverFolder } from '../server-folder.ts'

/** Left by the build for whoever answers at the desk; no browser of a visitor gets it. */
export const replyTemplatesFile = (edition: EditionCode): string => `${serverFolder}/reply-templates/${edition}.json`

const templates = v.array(
  v.object({ id: v.string(), title: v.string(), forms: v.array(v.picklist(formKinds)), words: v.string() }),
)

/** An answer that is begun: words with names in braces. */
export type ReplyTemplate = v.InferOutput<typeof templates>[number]

/** Throws for what no build of this site has written. */
export const readReplyTemplates = (json: unknown): ReplyTemplate[] => v.parse(templates, json)

/** What stands for words of the case: of whoever wrote, of what it is about, of whoever answers. */
export const templateNames = ['name', 'reference', 'product', 'staff'] as const

export type TemplateWords = Readonly<Record<(typeof templateNames)[number], string>>
