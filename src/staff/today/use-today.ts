import { useCallback, useEffect, useState } from 'react'
import { ask } from '../ask.ts'
import { askToday, type Today } from '../operations/today/ask-today.ts'

/** Looked at again so often, while somebody looks. */
const interval = 30_000

/** What whoever comes back sees until there is something newer, or where nobody can be reached. */
let lastSeen: Today | undefined

/** What waits and what was done, as it is now. The old answer stays until the new one has come. */
export const useToday = () => {
  const [today, setToday] = useState(lastSeen)
  const [isUnreachable, setUnreachable] = useState(false)
  const load = useCallback(async () => {
    try {
      lastSeen = await ask(askToday, {})
      setToday(lastSeen)
      setUnreachable(false)
    } catch {
      setUnreachable(true)
    }
  }, [])
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') void load()
    }
    onChange()
    const timer = setInterval(onChange, interval)
    document.addEventListener('visibilitychange', onChange)
    addEventListener('online', onChange)
    addEventListener('offline', onChange)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onChange)
      removeEventListener('online', onChange)
      removeEventListener('offline', onChange)
    }
  }, [load])
  return { today, isUnreachable, load }
}
