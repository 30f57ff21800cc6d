import type { FinderQuestion } from '../../site/content/finder-question.ts'
import type WhichModel from '../../site/pages/which-model/page.tsx'
import { robotGroups } from '../models/models.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const whichModel = pageData<typeof WhichModel>()((view, entry) => ({
  ...editorial(view, entry, 'which-model'),
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
}))
