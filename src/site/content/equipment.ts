import type { ProductRow } from './product.ts'

export interface EquipmentModel extends ProductRow {
  /** The pool it is for, then what else decides. */
  figures: string[]
  late?: true
}

/** By kind: Pump, Media filter, Cartridge filter, Heat pump, LED light. */
export type EquipmentModels = Record<string, EquipmentModel[]>
