import { type KeyboardEvent, useId, useState } from 'react'

interface Settings<Option> {
  /** Asked while the list is open. */
  suggest: () => readonly Option[]
  /** A list that is there whenever it has something to show, and is closed with what it stands in. */
  isAlwaysOpen?: boolean
  /** What Enter takes before anything was picked; nothing, unless it is said. */
  first?: number
}

/** What a field is to the keyboard and to screen readers that suggests while one types: the focus stays in it. */
export const useCombobox = <Option>({ suggest, isAlwaysOpen = false, first = -1 }: Settings<Option>) => {
  const id = useId()
  const [isOpened, setOpen] = useState(isAlwaysOpen)
  const [picked, setPicked] = useState(-1)
  const isOpen = isAlwaysOpen || isOpened
  const options = isOpen ? suggest() : []
  const isShown = options.length > 0
  const active = picked === -1 ? first : Math.min(picked, options.length - 1)
  const optionId = (index: number): string => `${id}-${index}`

  const open = () => {
    setOpen(true)
    setPicked(-1)
  }
  const close = () => {
    setOpen(false)
    setPicked(-1)
  }
  const elementOf = (index: number) => document.getElementById(optionId(index))

  const move = (step: 1 | -1) => {
    // One before the first is the field itself, unless Enter takes the first anyway.
    const before = first === -1 ? 1 : 0
    const count = options.length + before
    const next = ((active + before + step + count) % count) - before
    setPicked(next)
    if (next >= 0) elementOf(next)?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) open()
      else if (isShown) move(key === 'ArrowDown' ? 1 : -1)
    }
    const target = key === 'Enter' && isShown && active >= 0 ? elementOf(active) : null
    if (target !== null || (key === 'Escape' && isShown && !isAlwaysOpen)) event.preventDefault()
    if (target !== null) target.click()
    else if (key === 'Escape' && !isAlwaysOpen) close()
  }

  return {
    options,
    isShown,
    active,
    open,
    close,
    /** Forgets what was picked: the options are others now. */
    restart: () => setPicked(-1),
    listId: `${id}-list`,
    field: {
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
    } as const,
    option: (index: number) => ({ id: optionId(index), tabIndex: -1, 'aria-selected': index === active }) as const,
  }
}

export type Combobox<Option> = ReturnType<typeof useCombobox<Option>>
