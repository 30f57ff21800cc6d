// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLatest, whileCurrent } from './while-current.ts'

type Answer = (text: string) => void
let answers: Answer[]
let ended: number
const ask = () => new Promise<string>((resolve) => answers.push(resolve))

const InEffect = ({ question }: { question: string }) => {
  const [shown, setShown] = useState('')
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        ask().then((answer) => isCurrent() && setShown(`${question}: ${answer}`))
        return () => {
          ended += 1
        }
      }),
    [question],
  )
  return shown
}

const OnEvent = () => {
  const [shown, setShown] = useState('')
  const latest = useLatest()
  const onClick = async () => {
    const isCurrent = latest()
    const answer = await ask()
    if (isCurrent()) setShown(answer)
  }
  return (
    <button type="button" onClick={onClick}>
      {shown}
    </button>
  )
}

let host: HTMLElement
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  answers = []
  ended = 0
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  act(() => root.unmount())
  host.remove()
})

it('an effect shows the answer to its last question only, and cleans up after each', async () => {
  act(() => root.render(<InEffect question="one" />))
  act(() => root.render(<InEffect question="two" />))
  expect(ended).toBe(1)
  await act(async () => answers[1]?.('second'))
  await act(async () => answers[0]?.('first, late'))
  expect(host.textContent).toBe('two: second')
})

it('a handler shows the answer to the last event only', async () => {
  act(() => root.render(<OnEvent />))
  const button = host.querySelector('button')
  act(() => button?.click())
  act(() => button?.click())
  await act(async () => answers[1]?.('second'))
  await act(async () => answers[0]?.('first, late'))
  expect(host.textContent).toBe('second')
})
