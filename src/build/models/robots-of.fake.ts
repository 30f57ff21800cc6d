import { isRobot, type Robot } from '../../site/content/model.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { viewOf } from '../view/edition-content.fake.ts'
import { robotGroups } from './models.ts'

export const robotsOf = (content: EditionContent): Robot[] =>
  robotGroups(viewOf(content)).flatMap(({ models }) => models.filter(isRobot))
