/** One line of a sum as one would write it on paper: what, how, how much. */
export interface WorkingLine {
  what: string
  sum: string
  result: string
}
