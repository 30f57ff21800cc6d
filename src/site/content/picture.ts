/** A picture as pages carry it: enough to name every derivative, small enough to repeat. */
export interface Picture {
  id: string
  width: number
  height: number
  /** Left out where the picture decorates what words beside it say. */
  alt?: string
  /** Its colours in the four corners, three hexadecimal digits each, where it cannot be seen through. */
  tones?: string
}
