import type LibertyCordless from '../../site/pages/liberty-cordless/page.tsx'
import { neededFigure } from '../products/needed-figure.ts'
import { robotsOfPage } from '../products/robot-models.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const libertyCordless = pageData<typeof LibertyCordless>()((view, entry) => ({
  ...editorial(view, entry, 'liberty-cordless'),
  models: robotsOfPage(view, entry, ['Charging', 'Weight'], (robot) => ({
    runMinutes: neededFigure(robot, 'runMinutes'),
  })),
}))
