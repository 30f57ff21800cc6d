import styles from './key-bar.module.css'
import { press, useShownKeys } from './keys.ts'

const shown: Record<string, string> = { Enter: '↵', Escape: 'Esc', Delete: 'Del' }

/** A capital is typed with Shift. */
export const nameOfKey = (key: string): string[] =>
  key === ' '
    ? ['Space']
    : key.split(' ').flatMap((each) => (/^[A-Z]$/.test(each) ? ['Shift', each] : (shown[each] ?? each.toUpperCase())))

/** What can be done here by key. Each can be pressed by finger, too. */
export const KeyBar = ({ onAllKeys }: { onAllKeys: () => void }) => (
  <footer className={styles.bar}>
    {useShownKeys('room')
      .filter(({ isQuiet }) => !isQuiet)
      .map(({ key, label }) => (
        <button key={key} type="button" onClick={() => press(key)} tabIndex={-1}>
          {nameOfKey(key).map((each) => (
            <kbd key={each}>{each}</kbd>
          ))}
          {label}
        </button>
      ))}
    <button type="button" className={styles.all} onClick={onAllKeys}>
      <kbd>?</kbd> All keys
    </button>
  </footer>
)
