import { ApplicationDetail } from './application-detail.tsx'
import { ChangeDetail } from './change-detail.tsx'
import { DealerDetail } from './dealer-detail.tsx'
import type { Opened } from './dealer-place.ts'
import styles from './detail.module.css'
import type { Matter } from './use-matter.ts'
import { WarrantyDetail } from './warranty-detail.tsx'

interface Props {
  /** Undefined where nothing is, null until that is known. */
  opened: Opened | null | undefined
  /** Undefined until it is there, null where there is none. */
  matter: Matter | null | undefined
  others: readonly string[]
  onRemovePerson: (email: string) => void
}

/** What is looked at, whole. */
export const MatterDetail = ({ opened, matter, others, onRemovePerson }: Props) => {
  if (opened === null) return null
  if (opened === undefined) return <p className={styles.none}>Nothing is in this list. All dealers are under All.</p>
  if (matter === null)
    return (
      <p className={styles.none}>
        There is nothing at this address. It may have been cut short: search for the name instead.
      </p>
    )
  switch (matter?.matter) {
    case 'application':
      return <ApplicationDetail file={matter.file} others={others} />
    case 'change':
      return <ChangeDetail file={matter.file} others={others} />
    case 'warranty':
      return <WarrantyDetail file={matter.file} others={others} />
    case 'dealer':
      return <DealerDetail file={matter.file} others={others} onRemovePerson={onRemovePerson} />
    default:
      return null
  }
}
