import type Dolphin from '../../site/pages/dolphin/page.tsx'
import { comparedRobots, wordsOfComparison } from '../products/robot-models.ts'
import { pageData } from '../view/page-data.ts'

export const dolphin = pageData<typeof Dolphin>()((view, entry) => ({
  ...wordsOfComparison(view, entry, 'dolphin'),
  models: comparedRobots(view, entry, ['Cycle', 'Control', 'Basket']),
}))
