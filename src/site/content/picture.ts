/** A picture as pages carry it: enough to name every derivative, small enough to repeat. */
export interface Picture {
  id: string
  width: number
  height: number
  alt: string
}
