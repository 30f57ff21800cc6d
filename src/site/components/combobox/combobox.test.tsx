// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Suggestions } from './suggestions.tsx'
import { useCombobox } from './use-combobox.ts'

const names = ['Kirrawee', 'Kirribilli', 'Kiama']
let chosen: string[]
let root: ReturnType<typeof createRoot>

const Field = ({ first = -1, isAlwaysOpen = false }) => {
  const box = useCombobox({ suggest: () => names, first, isAlwaysOpen })
  return (
    <>
      <input {...box.field} onChange={box.open} onInput={box.open} onBlur={box.close} />
      <Suggestions
        box={box}
        one="place"
        many="places"
        lineOf={(name) => ({ name, note: 'NSW' })}
        onChoose={(name) => chosen.push(name)}
      />
    </>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div id="root"></div>'
  chosen = []
  root = createRoot(document.getElementById('root') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

const field = () => document.querySelector('input') as HTMLInputElement
/** False where the field has taken the key for itself. */
const press = (key: string, isComposing = false): boolean => {
  const event = new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true })
  act(() => void field().dispatchEvent(event))
  return !event.defaultPrevented
}
const picked = () => document.querySelector('[aria-selected=true] span')?.textContent ?? null
const isOpen = () => field().getAttribute('aria-expanded') === 'true'

describe('a field that suggests', () => {
  it('opens at an arrow, goes through its options and back into the field, and takes one at Enter', () => {
    act(() => root.render(<Field />))
    expect(isOpen()).toBe(false)
    press('ArrowDown')
    expect([isOpen(), picked()]).toEqual([true, null])
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      press(key)
      return picked()
    })
    expect(seen).toEqual(['Kirrawee', 'Kirribilli', 'Kiama', null, 'Kiama'])
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toContain('Kiama')
    press('Enter')
    expect(chosen).toEqual(['Kiama'])
  })

  it('leaves Enter to the form while nothing is picked, and Escape closes it', () => {
    act(() => root.render(<Field />))
    press('ArrowDown')
    expect(press('Enter')).toBe(true)
    expect(press('Escape')).toBe(false)
    expect([isOpen(), chosen]).toEqual([false, []])
    expect(press('Escape')).toBe(true)
  })

  it('takes the first at Enter where that was asked for', () => {
    act(() => root.render(<Field first={0} isAlwaysOpen />))
    expect(picked()).toBe('Kirrawee')
    press('ArrowUp')
    expect(picked()).toBe('Kiama')
    press('ArrowDown')
    press('Enter')
    expect(chosen).toEqual(['Kirrawee'])
  })

  it('leaves keys alone that are part of a letter', () => {
    act(() => root.render(<Field />))
    press('ArrowDown', true)
    expect(isOpen()).toBe(false)
  })

  it('says how many there are', () => {
    act(() => root.render(<Field />))
    press('ArrowDown')
    expect(document.querySelector('[role=status]')?.textContent).toBe('3 places, arrow keys to choose')
  })
})
