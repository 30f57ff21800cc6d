// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PanelDialog } from './panel-dialog.tsx'

const onClose = vi.fn()
let container: HTMLElement
let root: Root

const show = (open: boolean) =>
  act(() =>
    root.render(
      <PanelDialog title="Search" open={open} play={false} side="top" onClose={onClose}>
        <p>What is found</p>
      </PanelDialog>,
    ),
  )

const dialog = () => container.querySelector('dialog') as HTMLDialogElement

/** Browsers tell of a closing in a task of its own; happy-dom does it on the spot, so it is done by hand here. */
const closedEvent = () => act(() => dialog().dispatchEvent(new Event('close')))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})

afterEach(() => {
  act(() => root.unmount())
  container.remove()
  onClose.mockClear()
})

it('tells when the visitor has closed it', () => {
  show(true)
  dialog().removeAttribute('open')
  closedEvent()
  expect(onClose).toHaveBeenCalledOnce()
})

it('stays open when it was opened again before the browser tells of the closing', () => {
  show(true)
  show(false)
  show(true)
  onClose.mockClear()
  closedEvent()
  expect(dialog().open).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})
