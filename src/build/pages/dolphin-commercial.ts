import { keepTogether } from '../../domain/text/keep-together.ts'
import type DolphinCommercial from '../../site/pages/dolphin-commercial/page.tsx'
import { neededFigure } from '../products/needed-figure.ts'
import { robotsOfPage } from '../products/robot-models.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const dolphinCommercial = pageData<typeof DolphinCommercial>()((view, entry) => ({
  ...editorial(view, entry, 'dolphin-commercial'),
  models: robotsOfPage(view, entry, ['Cycle', 'Coverage', 'Weight'], (robot) => ({
    // As titles have it: a pool finds its machine by its name.
    name: keepTogether(robot.name),
    cycleHours: Math.min(...neededFigure(robot, 'cycleHours')),
  })),
}))
