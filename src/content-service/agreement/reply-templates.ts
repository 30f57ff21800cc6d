import * as v from 'valibot'
import { formKinds } from '../../domain/forms/form-kind.ts'
import { checkReply } from '../../domain/staff/reply-check.ts'
import { templateNames } from '../../domain/staff/reply-templates.ts'
import { placeholdersIn } from '../../domain/text/placeholders.ts'
import type { Content } from '../load/content.ts'
import type { Disagreement, EditionCatalogue } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

const schema = v.object({ forms: v.array(v.string()), words: v.string() })

const problemsOf = (words: string): string[] => {
  const { saysWhatHappensNext, warnings } = checkReply(words)
  const unknown = placeholdersIn(words).filter((name) => !templateNames.some((each) => each === name))
  return [
    ...unknown.map((name) => `names {${name}}, which there is not`),
    ...(saysWhatHappensNext ? [] : ['does not say what happens next']),
    ...warnings,
  ]
}

/** Staff answer every form of an edition from a template that they would not have to mend. */
export const repliesAreReady = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { edition, locale } = catalogue
  const isKnown = (content.entriesOfType.get('edition') ?? []).some(({ fields }) => fields[locale].code === edition)
  const templates = publishedEntries(content, 'replyTemplate', schema, catalogue)
  // One that thanks for anything answers nothing.
  const own = templates.filter(({ forms }) => forms.length < formKinds.length)
  const missing = formKinds.filter((form) => !own.some(({ forms }) => forms.includes(form)))
  return [
    ...(isKnown ? missing : []).map((form) => ({
      id: edition,
      locale,
      field: 'code',
      reason: `has no reply template of its own for ${form}`,
    })),
    ...templates.flatMap(({ id, words }) =>
      problemsOf(words).map((reason) => ({ id, locale, field: 'words', reason })),
    ),
  ]
}
