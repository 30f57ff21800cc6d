import type { MachineTrait } from '../../domain/after-sales/machine-traits.ts'
import type { Step, Tree } from '../../domain/after-sales/troubleshooting.ts'
import type { Picture } from './picture.ts'
import type { EditorialPage } from './section.ts'

/** A step as it is shown. */
export interface TroubleStep extends Step {
  title: string
  html?: string
  picture?: Picture
  drawing?: string
  /** Of a symptom: its sentence in the list, and what else it is called. */
  symptom?: string
  words?: string
  /** Of the outcome part: slugs. */
  parts?: readonly string[]
}

export interface SymptomGroup {
  name: string
  /** Slugs of steps. */
  symptoms: readonly string[]
}

export interface TroublePart {
  name: string
  price: string
  /** The models it fits, in words and as slugs. */
  fits: string
  models: readonly string[]
  picture: Picture
}

/** Machines that can be looked at, by their line. */
export interface MachineLine {
  name: string
  machines: readonly { slug: string; name: string; traits: readonly MachineTrait[] }[]
}

export type TroubleTree = Tree<TroubleStep>

export interface TroubleshootingPage extends EditorialPage<'support/troubleshooting'> {
  subjects: readonly { name: string; groups: readonly SymptomGroup[] }[]
  tree: TroubleTree
  parts: Readonly<Record<string, TroublePart>>
  lines: readonly MachineLine[]
}
