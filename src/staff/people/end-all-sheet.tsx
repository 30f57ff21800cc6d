import type { PersonFile } from '../operations/people/person-answers.ts'
import { Sheet } from '../parts/sheet.tsx'

interface Props {
  file: PersonFile
  onClose: () => void
  onEnd: () => void
}

/** Nobody can take it back: it is asked before. */
export const EndAllSheet = ({ file: { person, places, isMe }, onClose, onEnd }: Props) => (
  <Sheet title={`Sign out everywhere: ${person.name || person.email}`} onClose={onClose} onDone={onEnd}>
    <p>
      {isMe
        ? `That is you, here too: you sign in again to go on. It ends all ${places.length} of your sign-ins.`
        : `It ends all ${places.length} of their sign-ins. They sign in again wherever they need to.`}
    </p>
    <div className="actions">
      <button type="submit" className="button" data-first>
        End all {places.length}
      </button>
      <button type="button" className="button button-quiet" onClick={onClose}>
        Not now
      </button>
    </div>
  </Sheet>
)
