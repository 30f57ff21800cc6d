import styles from './key-bar.module.css'
import type { KeyAct } from './keys.ts'

const shown: Record<string, string> = { Enter: '↵', Escape: 'Esc' }

const nameOf = (key: string): string[] => key.split(' ').map((each) => shown[each] ?? each.toUpperCase())

/** What can be done here by key. Each can be pressed by finger, too. */
export const KeyBar = ({ acts }: { acts: readonly KeyAct[] }) => (
  <footer className={styles.bar}>
    {acts
      .filter(({ isQuiet }) => !isQuiet)
      .map(({ key, label, run }) => (
        <button key={key} type="button" onClick={run} tabIndex={-1}>
          {nameOf(key).map((each) => (
            <kbd key={each}>{each}</kbd>
          ))}
          {label}
        </button>
      ))}
  </footer>
)
