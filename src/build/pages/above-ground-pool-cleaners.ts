import type AboveGroundPoolCleaners from '../../site/pages/above-ground-pool-cleaners/page.tsx'
import { comparedRobots, wordsOfComparison } from '../products/robot-models.ts'
import { pageData } from '../view/page-data.ts'

export const aboveGroundPoolCleaners = pageData<typeof AboveGroundPoolCleaners>()((view, entry) => ({
  ...wordsOfComparison(view, entry, 'above-ground-pool-cleaners'),
  models: comparedRobots(view, entry, ['Drive', 'Power source', 'Weight']),
}))
