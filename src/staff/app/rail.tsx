import { useEffect, useRef, useState } from 'react'
import { signOut } from '../../site/features/sign-in/sign-out.ts'
import { Icon } from '../../site/icons/icon.tsx'
import { createTheme } from '../../site/state/theme.ts'
import { RoomIcon } from '../icons/room-icon.tsx'
import type { DeskCounts } from '../operations/ask-counts.ts'
import styles from './rail.module.css'
import { type Room, roomPath, rooms } from './rooms.ts'
import { goTo } from './route.ts'

const theme = createTheme(() => localStorage)

const otherTheme = (): 'dark' | 'light' => (document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')

interface Props {
  name: string
  /** How much waits; undefined until that is known. */
  counts: DeskCounts | undefined
  current: Room | undefined
  onFind: () => void
}

const RoomLink = ({ room, counts, isCurrent }: { room: Room; counts: Props['counts']; isCurrent: boolean }) => {
  const waiting = room.count === undefined ? undefined : counts?.[room.count]
  return (
    <li>
      <a
        href={roomPath(room.place)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          goTo(roomPath(room.place))
        }}
      >
        <RoomIcon name={room.icon} /> {room.name} <b>{waiting === 0 ? '' : waiting}</b>
        <span className={styles.keys} aria-hidden="true">
          <kbd>G</kbd>
          <kbd>{room.key.toUpperCase()}</kbd>
        </span>
      </a>
    </li>
  )
}

const groups = [
  { group: 'work', title: undefined },
  { group: 'house', title: 'The house' },
] as const

/** The rooms of the desk, and who is at it. */
export const Rail = ({ name, counts, current, onFind }: Props) => {
  const [next, setNext] = useState(otherTheme)
  const ref = useRef<HTMLElement>(null)
  // On a phone the rooms stand in a row that scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one that somebody is in is in view
  useEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  const change = () => {
    theme.choose(next)
    setNext(otherTheme())
  }
  return (
    <nav ref={ref} className={styles.rail} aria-label="Desk">
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
      <button type="button" className={styles.find} onClick={onFind}>
        <Icon name="search" /> <span>Find anything</span> <kbd>/</kbd>
      </button>
      <div className={styles.rooms}>
        {groups.map(({ group, title }) => {
          const shown = rooms.filter((room) => room.group === group)
          return (
            shown.length > 0 && (
              <div key={group} className={styles.group}>
                {title && <p>{title}</p>}
                <ul>
                  {shown.map((room) => (
                    <RoomLink key={room.place} room={room} counts={counts} isCurrent={room === current} />
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </div>
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
