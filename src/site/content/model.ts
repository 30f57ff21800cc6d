import type { RobotFacts } from '../../domain/models/robot-facts.ts'
import type { Picture } from './picture.ts'

/** Something that is chosen by comparing it. */
export interface Model {
  slug: string
  sku: string
  name: string
  /** The slug of its product line. */
  line: string
  /** The category it is compared in. */
  compared: string
  price: string
  picture: Picture
  /** Group → name → value. */
  specifications: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What is in its box beside itself. */
  box: readonly string[]
  warrantyYears: number
  /** Of a robot. */
  facts?: RobotFacts
}

export interface Robot extends Model {
  facts: RobotFacts
}

export const isRobot = (model: Model): model is Robot => model.facts !== undefined

export interface ModelGroup {
  name: string
  models: Model[]
}
