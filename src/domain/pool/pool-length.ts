/** One answer in plain words to whether something suits a pool. */
export interface SuitabilityAnswer {
  verdict: 'Yes' | 'No' | 'Careful'
  /** The verdict and what it is about. */
  answer: string
  /** The figure. */
  text: string
}

const metres = (length: number): string => `${length}\u00a0metres`

/** Whether a robot made for pools of some length suits one of another; without that, how long a pool may be. */
export const lengthAnswer = (max: number, length?: number): SuitabilityAnswer => {
  const text = `It’s made for up to ${metres(max)}.`
  if (length === undefined) {
    return { verdict: 'Yes', answer: `Yes, up to ${metres(max)}.`, text: 'Measure the longest wall.' }
  }
  if (length > max) return { verdict: 'No', answer: `No, not ${metres(length)}.`, text }
  if (length > max * 0.9) return { verdict: 'Careful', answer: `Careful at ${metres(length)}.`, text }
  return { verdict: 'Yes', answer: `Yes, at ${metres(length)}.`, text }
}

/** What lengths can be asked about, in metres, and which of them are written beside their tick. */
export interface LengthScale {
  from: number
  to: number
  marks: readonly number[]
}

/** From a plunge pool to a quarter more than it is made for, with six to nine figures. */
export const lengthScale = (max: number): LengthScale => {
  const from = 2
  const to = Math.ceil(max * 1.25)
  const step = [1, 2, 5, 10].find((metres) => (to - from) / metres < 9) ?? 20
  const marks = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return { from, to, marks: marks.filter((metre) => metre % step === 0) }
}
