import type { KeyAct } from '../app/keys.ts'
import type { Matter } from './use-matter.ts'

/** What is asked before something is done. */
export type SheetName = 'yes' | 'no' | 'terms' | 'person'

interface Doing {
  readonly open: (sheet: SheetName) => void
  readonly save: () => void
  readonly setActive: (isActive: boolean) => void
}

/** What can be done with what is looked at, as it stands. */
export const matterKeys = (matter: Matter | null | undefined, { open, save, setActive }: Doing): KeyAct[] => {
  if (matter == null) return []
  if (matter.matter === 'dealer') {
    const { isFromContent, isActive } = matter.file
    return [
      { key: 't', label: 'Price terms', run: () => open('terms') },
      ...(isActive ? [{ key: 'p', label: 'Add somebody', run: () => open('person') }] : []),
      ...(isFromContent ? [] : [{ key: 'd', label: 'Download as content file', run: save }]),
      ...(isFromContent
        ? []
        : [{ key: 'x', label: isActive ? 'Take off the list' : 'List again', run: () => setActive(!isActive) }]),
    ]
  }
  if (matter.matter === 'application' && matter.file.state === 'REFUSED')
    return [{ key: 'a', label: 'Approve after all', run: () => open('yes') }]
  if (matter.file.state !== 'WAITING') return []
  return [
    { key: 'a', label: 'Approve', run: () => open('yes') },
    { key: 'r', label: 'Refuse', run: () => open('no') },
  ]
}
