import { useEffect, useState } from 'react'
import { useSubject } from '../../sign-in/use-subject.ts'

export interface Own {
  /** Whoever is signed in, as the issuer calls them; empty for guests. */
  subject: string
  /** What only they need: undefined while it is fetched, null for guests and where it does not come. */
  part: typeof import('./signed-in-part.ts') | null | undefined
}

/** A guest fetches nothing of it. */
export const useOwn = (): Own => {
  const subject = useSubject()
  const isSignedIn = subject !== ''
  const [part, setPart] = useState<Own['part']>()
  useEffect(() => {
    // Without it all is typed, as guests do.
    if (isSignedIn) import('./signed-in-part.ts').then(setPart, () => setPart(null))
  }, [isSignedIn])
  return { subject, part: isSignedIn ? part : null }
}
