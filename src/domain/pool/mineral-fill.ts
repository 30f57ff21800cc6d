/** A first fill takes 4 kg of minerals for every 1,000 litres; a bag holds 10 kg, a pallet 16 bags. */
const kilogramsPerLitre = 0.004
const bag = 10
const pallet = 16

export interface MineralFill {
  litres: number
  kilograms: number
  bags: number
  /** The cheapest way to buy them. */
  pallets: number
  singles: number
}

export const mineralFill = (litres: number, bagPrice: number, palletPrice: number): MineralFill => {
  const kilograms = Math.round(litres * kilogramsPerLitre)
  const bags = Math.ceil(kilograms / bag)
  const over = bags % pallet
  const roundUp = over * bagPrice > palletPrice
  return {
    litres,
    kilograms,
    bags,
    pallets: Math.floor(bags / pallet) + (roundUp ? 1 : 0),
    singles: roundUp ? 0 : over,
  }
}
