/** Something that search engines or visitors would stumble over. */
export interface PageProblem {
  path: string
  reason: string
  /** The link it is about: whoever mends it looks for this. */
  link?: string
}
