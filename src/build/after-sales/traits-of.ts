import type { MachineTrait } from '../../domain/after-sales/machine-traits.ts'
import type { ProductEntry } from '../content/types/product.ts'

/** By what the specifications say it is, not by its name. */
export const traitsOf = ({ suitability, specifications }: ProductEntry): MachineTrait[] => {
  const { Cell, Unit, Water, Machine, Control } = specifications
  const traits: Partial<Record<MachineTrait, boolean>> = {
    floor: suitability?.floor === true,
    walls: suitability?.walls === true,
    cable: Machine?.Cable !== undefined,
    battery: Machine?.Battery !== undefined,
    app: Control?.Control?.includes('App') === true,
    water: Cell !== undefined || Unit !== undefined,
    chlorine: Cell !== undefined,
    salt: Water?.['Salt level'] !== undefined,
    minerals: Water?.['Mineral level'] !== undefined,
    ozone: Unit !== undefined,
  }
  return (Object.keys(traits) as MachineTrait[]).filter((trait) => traits[trait])
}
