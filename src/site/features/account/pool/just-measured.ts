import { useState } from 'react'

let isFresh = false

/** The next look at the pool is the first since it was measured: its water rises. */
export const noteMeasured = (): void => {
  isFresh = true
}

export const useJustMeasured = (): boolean => {
  const [isNew] = useState(() => {
    const was = isFresh
    isFresh = false
    return was
  })
  return isNew
}
