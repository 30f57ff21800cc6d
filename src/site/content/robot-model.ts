import type { ProductCard } from './product.ts'

/** A robot as the pages of its line compare it. */
export interface RobotModel extends ProductCard {
  /** The longest pool it is made for. */
  lengthM: number
  /** Of floor, walls and waterline, those it cleans. */
  cleans: string[]
  /** The specifications that tell this line's models apart, by name. */
  facts: Record<string, string>
  /** Among those shown, the one most owners have. */
  mostOwned?: true
}
