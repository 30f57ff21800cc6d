import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'

/** Until it is asked for once more, where nobody could be reached. */
const pause = 2000

interface Known<File> {
  readonly of: string
  readonly file: File | null
  /** That of the list when it was asked for. */
  readonly version: unknown
}

interface Asked<File> {
  /** By what it is asked for; undefined where nothing is looked at. */
  readonly of: string | undefined
  /** What the list has of it: another one, and it is asked for again. Undefined where the list has nothing. */
  readonly version: unknown
  readonly askFor: (of: string) => Promise<File | null>
  /** Where an answer says itself which version it is. */
  readonly versionOf?: (file: File) => unknown
}

/**
 * All of what is looked at; undefined until it is there, null where there is nothing. The list says that nobody can be reached; it is
 * asked for until somebody is.
 */
export const useFile = <File>({ of, version, askFor, versionOf }: Asked<File>) => {
  const [known, setKnown] = useState<Known<File>>()
  const [tries, setTries] = useState(0)
  const isOfIt = known !== undefined && known.of === of
  const ownVersion = known?.file == null ? undefined : versionOf?.(known.file)
  const isKnown = isOfIt && (version === undefined || version === known.version || version === ownVersion)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on its way is not asked for twice; once it is there it is looked at whether it is new enough
  useEffect(() => {
    if (of === undefined || isKnown) return
    return whileCurrent((isCurrent) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      askFor(of).then(
        (file) => isCurrent() && setKnown({ of, file, version }),
        () => {
          if (isCurrent()) timer = setTimeout(() => setTries((before) => before + 1), pause)
        },
      )
      return () => clearTimeout(timer)
    })
  }, [of, isKnown, known, tries])
  /** What came of an act: at least as new as what the list has. */
  const show = (name: string, file: File) => setKnown({ of: name, file, version })
  return [isOfIt ? known.file : undefined, show] as const
}
