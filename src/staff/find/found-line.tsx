import { nameOfKey } from '../app/key-bar.tsx'
import { RoomIcon } from '../icons/room-icon.tsx'
import styles from './find-dialog.module.css'
import type { Line } from './found-groups.ts'
import { kindIcons, standingOf } from './found-words.ts'
import { Marked } from './marked.tsx'

interface Props {
  line: Line
  id: string
  words: readonly string[]
  isSelected: boolean
  onSelect: () => void
  onOpen: () => void
}

/** Something that was found, or that can be done. */
export const FoundLine = ({ line, id, words, isSelected, onSelect, onOpen }: Props) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field that the list belongs to
  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and says which is selected
  <div
    id={id}
    role="option"
    aria-selected={isSelected}
    className={styles.line}
    onPointerMove={() => isSelected || onSelect()}
    onClick={onOpen}
  >
    <RoomIcon name={line.kind === 'DO' ? 'right' : kindIcons[line.kind]} />
    {line.kind === 'DO' ? (
      <>
        <span>
          <Marked text={line.act.label} words={words} />
        </span>
        <span className={styles.keys} aria-hidden="true">
          {nameOfKey(line.act.key).map((each) => (
            <kbd key={each}>{each}</kbd>
          ))}
        </span>
      </>
    ) : (
      <>
        <span>
          <strong>
            <Marked text={line.thing.title} words={words} />
          </strong>{' '}
          <Marked text={line.thing.detail} words={words} />
        </span>
        <span className={styles.standing}>{standingOf(line.thing)}</span>
      </>
    )}
  </div>
)
