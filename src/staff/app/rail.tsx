import { useState } from 'react'
import { signOut } from '../../site/features/sign-in/sign-out.ts'
import { Icon } from '../../site/icons/icon.tsx'
import { createTheme } from '../../site/state/theme.ts'
import styles from './rail.module.css'

const theme = createTheme(() => localStorage)

const otherTheme = (): 'dark' | 'light' => (document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')

interface Props {
  name: string
  /** How many orders wait to be packed; undefined until that is known. */
  toPack: number | undefined
}

/** The rooms of the desk, and who is at it. */
export const Rail = ({ name, toPack }: Props) => {
  const [next, setNext] = useState(otherTheme)
  const change = () => {
    theme.choose(next)
    setNext(otherTheme())
  }
  return (
    <nav className={styles.rail} aria-label="Desk">
      <p className={styles.mark}>
        <svg viewBox="0 0 32 24" width="24" height="18" aria-hidden="true">
          <path
            d="M2 8c5-6 9-6 14 0s9 6 14 0"
            fill="none"
            stroke="var(--tile-on)"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path
            d="M2 18c5-6 9-6 14 0s9 6 14 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </svg>
        <b>Poolwright</b> <span>Desk</span>
      </p>
      <ul>
        <li>
          <a href="/staff/orders/" aria-current="page">
            <Icon name="cart" /> Orders <b>{toPack}</b>
            <span className={styles.keys}>
              <kbd>G</kbd>
              <kbd>O</kbd>
            </span>
          </a>
        </li>
      </ul>
      <div className={styles.person}>
        <span>{name}</span>
        <button type="button" onClick={change}>
          <Icon name={next === 'dark' ? 'moon' : 'sun'} />
          <span className="visually-hidden">{next === 'dark' ? 'Dark' : 'Light'}</span>
        </button>
        <button type="button" onClick={() => void signOut('en-au')}>
          <Icon name="lock" />
          <span className="visually-hidden">Sign out</span>
        </button>
      </div>
    </nav>
  )
}
