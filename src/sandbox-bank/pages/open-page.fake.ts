import { Window } from 'happy-dom'
import { vi } from 'vitest'

export interface SaidMessage {
  type: string
  [name: string]: unknown
}

export interface PageSettings {
  html: string
  /** As it is served. */
  script: string
  url: string
  isFramed?: boolean
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

/**
 * A page of the bank in the hands of a browser, in a frame of the shop. The script runs as it was served: with nothing of ours
 * around it.
 */
export const openPage = ({ html, script, url, isFramed = true, fetch = vi.fn() }: PageSettings) => {
  const browser = new Window({ url })
  browser.document.write(html.replaceAll(/<(link|script)\b[^>]*>(<\/script>)?/g, ''))
  const { document } = browser
  const said: (SaidMessage & { to: string })[] = []
  const parent = { postMessage: (message: SaidMessage, to: string) => said.push({ ...message, to }) }
  const replaced: string[] = []
  const listeners: ((event: unknown) => void)[] = []
  const page: Record<string, unknown> = {
    ...{ document, fetch },
    ResizeObserver: class {
      readonly observe = vi.fn()
    },
    location: { replace: (to: string) => replaced.push(to) },
    addEventListener: (_type: string, listener: (event: unknown) => void) => listeners.push(listener),
  }
  page.parent = isFramed ? parent : page
  new Function('window', script)(page)

  const input = (id: string) => {
    const found = document.querySelector<InstanceType<typeof browser.HTMLInputElement>>(`#${id}`)
    if (found === null) throw new Error(`There is no #${id}`)
    return found
  }
  return {
    document,
    said,
    saidLast: (type: string) => said.findLast((message) => message.type === type),
    replaced,
    input,
    /** Character by character at the caret, as people do. */
    type: (id: string, text: string) => {
      const field = input(id)
      field.focus()
      for (const data of text) {
        const at = field.selectionStart ?? field.value.length
        field.value = field.value.slice(0, at) + data + field.value.slice(field.selectionEnd ?? at)
        field.setSelectionRange(at + 1, at + 1)
        field.dispatchEvent(new browser.InputEvent('input', { inputType: 'insertText', data }))
      }
    },
    backspace: (id: string) => {
      const field = input(id)
      const inputType = 'deleteContentBackward'
      field.dispatchEvent(new browser.InputEvent('beforeinput', { inputType }))
      const at = field.selectionStart ?? 0
      field.value = field.value.slice(0, Math.max(0, at - 1)) + field.value.slice(at)
      field.setSelectionRange(Math.max(0, at - 1), Math.max(0, at - 1))
      field.dispatchEvent(new browser.InputEvent('input', { inputType }))
    },
    leave: (id: string) => input(id).dispatchEvent(new browser.Event('blur')),
    /** Lets a page speak to it; the shop's, unless another is named. */
    hear: (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
      const event = { data, origin: 'http://pools.test', source: parent, ...from }
      for (const listener of listeners) listener(event)
    },
    press: (words: string) => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
      if (button === undefined) throw new Error(`There is no button “${words}”`)
      button.click()
    },
  }
}
