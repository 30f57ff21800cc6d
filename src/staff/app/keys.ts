import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { singleKeys } from './single-keys.ts'

/** What a key does, and what it is called in the bar of keys. */
export interface KeyAct {
  /** As the keyboard says it: `p`, `?`, `Escape`. Two in a row as `g o`. */
  readonly key: string
  readonly label: string
  readonly run: () => void
  /** Not in the bar. */
  readonly isQuiet?: boolean
}

/** Whose keys they are: those of a room come before those of the whole desk. */
type Scope = 'room' | 'desk'

interface Layer {
  readonly scope: Scope
  acts: readonly KeyAct[]
}

const layers = new Set<Layer>()
const listeners = new Set<() => void>()

const inOrder = (): Layer[] => [
  ...[...layers].filter(({ scope }) => scope === 'room').toReversed(),
  ...[...layers].filter(({ scope }) => scope === 'desk'),
]

const actFor = (pressed: string): KeyAct | undefined =>
  inOrder()
    .flatMap(({ acts }) => acts)
    .find(({ key }) => key === pressed)

const leads = (key: string): boolean =>
  inOrder()
    .flatMap(({ acts }) => acts)
    .some((each) => each.key.startsWith(`${key} `))

/** As if the key were pressed, by whoever has a finger and no keyboard. */
export const press = (key: string): void => actFor(key)?.run()

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** A key that is held down goes on and on through a list; what it does, it does once. */
const goesOn = (key: string): boolean => /^[hjkl]$/.test(key)

/** Somebody who types means the letter. */
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(fields) !== null

/** One that needs no other beside it: those who speak to their machine switch these off. */
const isSingle = (key: string): boolean => key.length === 1

const together = 1200

let first = { key: '', at: 0 }

type Pressed = Pick<KeyboardEvent, 'key' | 'timeStamp'>

const isSecond = ({ timeStamp }: Pressed): boolean => first.key !== '' && timeStamp - first.at < together

/** Whether a key does something here now, alone or behind the one before it. */
export const isKeyNow = (event: Pressed): boolean =>
  isSecond(event)
    ? actFor(`${first.key} ${event.key}`) !== undefined
    : leads(event.key) || actFor(event.key) !== undefined

const onKey = (event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (document.querySelector('dialog[open]') !== null) return
  if (isTyping(event.target) && event.key !== 'Escape') return
  if (isSingle(event.key) && !singleKeys.areOn()) return
  if (event.repeat && !goesOn(event.key)) return
  const isBehind = isSecond(event)
  const pressed = isBehind ? `${first.key} ${event.key}` : event.key
  const isFirst = !isBehind && leads(event.key)
  first = isFirst ? { key: event.key, at: event.timeStamp } : { key: '', at: 0 }
  const act = isFirst ? undefined : actFor(pressed)
  if (act === undefined) return
  event.preventDefault()
  act.run()
}

const signatureOf = (acts: readonly KeyAct[]): string =>
  acts.map(({ key, label, isQuiet }) => `${key}\t${label}\t${isQuiet ? 1 : 0}`).join('\n')

/** Keys of one place; those of a dialog are the dialog’s own while it is open. */
export const useKeys = (acts: readonly KeyAct[], scope: Scope = 'room'): void => {
  const layer = useRef<Layer>({ scope, acts })
  useLayoutEffect(() => {
    layer.current.acts = acts
  })
  const signature = signatureOf(acts)
  // With what is shown, and not after it: a key that is seen does what it says.
  useLayoutEffect(() => {
    const own = layer.current
    if (layers.size === 0) document.addEventListener('keydown', onKey)
    layers.add(own)
    return () => {
      layers.delete(own)
      if (layers.size === 0) document.removeEventListener('keydown', onKey)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when they are others
  useEffect(() => {
    for (const listener of listeners) listener()
    return () => {
      for (const listener of listeners) listener()
    }
  }, [signature])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const signatureNow = (scope: Scope): string =>
  signatureOf(
    inOrder()
      .filter((layer) => layer.scope === scope)
      .flatMap(({ acts }) => acts),
  )

export type ShownKey = Pick<KeyAct, 'key' | 'label' | 'isQuiet'>

/** What can be done by key now. */
export const useShownKeys = (scope: Scope): ShownKey[] => {
  const signature = useSyncExternalStore(subscribe, () => signatureNow(scope))
  return signature === ''
    ? []
    : signature.split('\n').map((line) => {
        const [key = '', label = '', quiet] = line.split('\t')
        return { key, label, isQuiet: quiet === '1' }
      })
}
