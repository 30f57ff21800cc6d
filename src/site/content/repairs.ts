import type { MachineDrawing, PlacedParts } from '../../domain/after-sales/machine-places.ts'
import type { EditorialPage } from './section.ts'
import type { MachineLine } from './troubleshooting.ts'

export interface RepairedMachine extends PlacedParts {
  name: string
  drawing?: MachineDrawing
  wheels?: true
}

export interface RepairsPage extends EditorialPage<'support/repairs-and-parts'> {
  lines: readonly MachineLine[]
  /** By slug. */
  machines: Readonly<Record<string, RepairedMachine>>
  /** What a repair request may say is wrong, by the slug of the step that found it. */
  issues: Readonly<Record<string, string>>
}
