import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  /** Selects the elements that are kept. */
  of: string
  /** Stands at the end of the first of them. */
  children?: ReactNode
}

/** To be called while the document still has them. */
const keep = (of: string) => {
  const kept = [...document.querySelectorAll(of)]
  const focused = document.activeElement
  const putBack = (end: HTMLTemplateElement) => {
    end.before(...kept)
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    for (const element of kept) {
      for (const dialog of element.querySelectorAll('dialog')) dialog.close()
      // Without its script such a form would put what was typed into the address.
      for (const form of element.querySelectorAll<HTMLFormElement>('form:not([method])')) form.onsubmit = () => false
    }
    return () => {
      for (const element of kept) element.remove()
    }
  }
  return { first: kept[0], putBack }
}

/**
 * In place of what failed: what is on screen of it, which came from the server or is the last that worked. To be read, to follow its
 * links, and to keep what was typed.
 */
export const KeptHtml = ({ of, children }: Props) => {
  const [{ first, putBack }] = useState(() => keep(of))
  return (
    <>
      <template ref={putBack} />
      {first ? createPortal(children, first) : children}
    </>
  )
}
