import type { FinderQuestion } from '../../../site/content/finder-question.ts'
import type { PageEntry } from '../../content/types/page.ts'
import type { EditionView } from '../edition-view.ts'
import { renderMarkdown } from '../markdown.ts'
import { modelGroups, robotGroups } from './models.ts'

/** What the page that finds a model shows beside its words. */
export const whichModelPage = (view: EditionView) => ({
  groups: robotGroups(view),
  questions: view.content.finderQuestions.map(
    ({ asks, question, hint, choices }): FinderQuestion => ({
      asks,
      question,
      ...(hint != null && { hint }),
      ...(choices != null && {
        choices: choices.map(({ value, label, text, said }) => ({
          value,
          label,
          said,
          ...(text !== undefined && { text }),
        })),
      }),
    }),
  ),
})

/** What the comparison shows beside its words. An editor's comparisons are what it begins with. */
export const comparisonPage = (view: EditionView, entry: PageEntry) => ({
  sections: view.sections(entry.sectionsCollection.filter(({ kind }) => kind !== 'comparison')),
  groups: modelGroups(view),
  pairs: entry.sectionsCollection
    .filter(({ kind }) => kind === 'comparison')
    .map(({ heading, body, productsCollection }) => ({
      heading: heading ?? '',
      html: renderMarkdown(body ?? ''),
      models: productsCollection.flatMap((id) => view.product(id)?.slug ?? []),
    })),
})
