import { timeLeft, timeTaken } from './time-left.ts'

/**
 * Begins to count things aloud while they are made: how many there are, and how much work that is where some are more of it
 * than others. To be told of each that is done.
 */
export type BeginCount = (what: string, things: number, work?: number) => (work?: number) => void

export const countSilently: BeginCount = () => () => undefined

/** Where lines go: a terminal, in which one can be written over, or a file. */
export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** How often a count is said again, in milliseconds. */
const pause = { terminal: 200, file: 15_000 }

const figure = new Intl.NumberFormat('en-AU')

/** Lines of a process at work, with counts that run in place where there is a terminal. */
export const createRunningReport = (output: Output, now: () => number = () => performance.now()) => {
  const inPlace = output.isTTY === true
  const between = inPlace ? pause.terminal : pause.file
  let isOpen = false
  const endLine = () => {
    if (isOpen) output.write('\n')
    isOpen = false
  }
  const sayCount = (text: string) => {
    output.write(inPlace ? `\r  ${text}\u001b[K` : `  ${text}\n`)
    isOpen = inPlace
  }

  const beginCount: BeginCount = (what, things, work = things) => {
    const began = now()
    let [done, workDone, said] = [0, 0, began]
    const counted = (more: string) => `${figure.format(done)} of ${figure.format(things)} ${what}${more}`
    if (inPlace && things > 0) sayCount(counted(''))
    return (workOfOne = 1) => {
      done += 1
      workDone += workOfOne
      const elapsed = now() - began
      if (done === things) {
        sayCount(counted(`, ${timeTaken(elapsed)}`))
        endLine()
      } else if (now() - said >= between) {
        said = now()
        const left = timeLeft(workDone / work, elapsed)
        sayCount(counted(left === undefined ? '' : `, ${left}`))
      }
    }
  }

  return {
    say: (line: string): void => {
      endLine()
      output.write(`${line}\n`)
    },
    beginCount,
    /** A count that broke off leaves its line to what is said of it. */
    endLine,
  }
}
