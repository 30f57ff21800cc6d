import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

interface Known<Answer> {
  readonly answer: Answer | undefined
  readonly isUnreachable: boolean
}

/** What is so now, asked for on coming, on coming back and, if given, every so many milliseconds. What was there stays until then. */
export const useAnswer = <Answer>(askNow: () => Promise<Answer>, every?: number) => {
  const [known, setKnown] = useState<Known<Answer>>({ answer: undefined, isUnreachable: false })
  const latest = useRef(0)
  const asked = useEffectEvent(askNow)
  const refresh = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    try {
      const answer = await asked()
      if (own === latest.current) setKnown({ answer, isUnreachable: false })
    } catch {
      if (own === latest.current) setKnown((before) => ({ ...before, isUnreachable: true }))
    }
  }, [])
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    void refresh()
    const timer = every === undefined ? undefined : setInterval(again, every)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [refresh, every])
  return { ...known, refresh }
}
