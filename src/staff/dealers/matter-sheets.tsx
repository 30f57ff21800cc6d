import { ApproveSheet } from './approve-sheet.tsx'
import type { SheetName } from './matter-keys.ts'
import { PersonSheet } from './person-sheet.tsx'
import { TermsSheet } from './terms-sheet.tsx'
import type { DealerActs } from './use-dealer-acts.ts'
import type { Matter } from './use-matter.ts'
import { WordsSheet } from './words-sheet.tsx'

interface Props {
  sheet: SheetName
  matter: Matter
  acts: DealerActs
  onClose: () => void
  /** It was done: the next that waits may come. */
  onDone: () => void
}

const why = { label: 'Why, as it stands in the letter', missing: 'Say why: it stands in the letter.' }

/** The sheet of what is to be done with what is looked at. */
export const MatterSheets = ({ sheet, matter, acts, onClose, onDone }: Props) => {
  const doing = (work: Promise<boolean>) => {
    onClose()
    void work.then((isDone) => isDone && onDone())
  }
  if (matter.matter === 'dealer') {
    const { file } = matter
    return sheet === 'terms' ? (
      <TermsSheet file={file} onClose={onClose} onSet={(terms) => doing(acts.terms(file, terms))} />
    ) : (
      <PersonSheet
        name={file.name}
        onClose={onClose}
        onAdd={async (email) => {
          const outcome = await acts.addPerson(file, email)
          if (outcome === 'prove') return 'prove'
          onClose()
          if (outcome === 'done') onDone()
          return 'answered'
        }}
      />
    )
  }
  const isYes = sheet === 'yes'
  if (matter.matter === 'application') {
    const { file } = matter
    if (isYes)
      return (
        <ApproveSheet
          file={file}
          onClose={onClose}
          onApprove={async (listing) => {
            const problem = await acts.approve(file, listing)
            if (problem === undefined) {
              onClose()
              onDone()
            }
            return problem
          }}
        />
      )
    return (
      <WordsSheet
        title={`Refuse ${file.listing.name}`}
        {...why}
        button="Refuse, and send the letter"
        longest={1000}
        onClose={onClose}
        onDone={(reason) => doing(acts.refuse(file, reason))}
      />
    )
  }
  const said = isYes ? { label: 'A word with it, if there is one' } : why
  if (matter.matter === 'change') {
    const { file } = matter
    return (
      <WordsSheet
        title={isYes ? `Change the listing of ${file.dealerName}` : `Refuse the change of ${file.dealerName}`}
        {...said}
        button={isYes ? 'Change it now, and send the letter' : 'Refuse, and send the letter'}
        longest={1000}
        onClose={onClose}
        onDone={(words) => doing(acts.settle(file, isYes, words))}
      />
    )
  }
  const { file } = matter
  return (
    <WordsSheet
      title={isYes ? `Yes to ${file.number}` : `No to ${file.number}`}
      {...said}
      button={isYes ? 'Say yes, and send the letter' : 'Say no, and send the letter'}
      longest={2000}
      onClose={onClose}
      onDone={(answer) => doing(acts.answer(file, isYes, answer))}
    />
  )
}
