import type { Action } from './section.ts'

/** What the letters of a serial number mean to an owner in this edition. */
export interface SerialRegion {
  /** As the page names it: “AU”, “ZA or other letters”. */
  title: string
  /** The letters it is about; the last region also takes those that none names. */
  codes: string[]
  text: string
  /** What to do now, and where. */
  next: string
  action: Action
}
