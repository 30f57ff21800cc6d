import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './bank-frame.module.css'
import { type SandboxMessage, sandboxMessage } from './sandbox-message.ts'

export interface BankFrameHandle {
  say(message: object): void
}

interface Props {
  url: string
  title: string
  /** Before the frame has said how high it is, and whatever it says, within these. */
  height: { from: number; to: number }
  className?: string | undefined
  onHear: (message: SandboxMessage) => void
  handle?: Ref<BankFrameHandle>
}

const theme = (): string => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** A page of the sandbox bank inside ours. It is heard only if it is that frame, of that origin. */
export const BankFrame = ({ url, title, height, className = '', onHear, handle }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  // Of the moment it is opened: another address would empty what was typed into it.
  const [address] = useState(() => {
    const full = new URL(url, location.href)
    full.searchParams.set('parent', location.origin)
    full.searchParams.set('theme', theme())
    return { src: full.href, origin: full.origin, theme: theme() }
  })
  const [said, setSaid] = useState(height.from)
  const [tries, setTries] = useState(0)
  const hasSpoken = useRef(false)
  const hear = useEffectEvent((event: MessageEvent) => {
    const heard = sandboxMessage(event, { origin: address.origin, window: frame.current?.contentWindow ?? null })
    if (heard === undefined) return
    hasSpoken.current = true
    if (heard.type === 'height') setSaid(Math.min(height.to, Math.max(height.from, heard.height)))
    onHear(heard)
  })
  useEffect(() => {
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  // Browsers do not ask again for a frame that they could not get; what has been typed into one that came stays.
  useEffect(() => {
    const tryAgain = () => {
      if (!hasSpoken.current) setTries((before) => before + 1)
    }
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  useEffect(() => {
    const say: BankFrameHandle = {
      say: (message) => frame.current?.contentWindow?.postMessage(message, address.origin),
    }
    if (typeof handle === 'function') handle(say)
    else if (handle) handle.current = say
  }, [handle, address.origin])
  return (
    <iframe
      key={tries}
      ref={frame}
      className={`${styles.frame} ${className}`}
      title={title}
      src={address.src}
      height={said}
      data-theme-of={address.theme}
    />
  )
}
