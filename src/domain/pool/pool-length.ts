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
  const text = `It is made for up to ${metres(max)}.`
  if (length === undefined) {
    return { verdict: 'Yes', answer: `Yes, up to ${metres(max)}.`, text: 'Measure the longest wall.' }
  }
  if (length > max) return { verdict: 'No', answer: `No, not ${metres(length)}.`, text }
  if (length > max * 0.9) return { verdict: 'Careful', answer: `Careful at ${metres(length)}.`, text }
  return { verdict: 'Yes', answer: `Yes, at ${metres(length)}.`, text }
}
