import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether columns go on beyond the right edge of what scrolls. */
export const useColumnsBeyond = <Scroller extends HTMLElement>(): [ref: RefObject<Scroller | null>, more: boolean] => {
  const ref = useRef<Scroller>(null)
  const [more, setMore] = useState(false)
  useEffect(() => {
    const scroller = ref.current
    if (scroller === null) return
    // Snapping may end a pixel short.
    const look = () => setMore(scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft > 8)
    const sizes = new ResizeObserver(look)
    sizes.observe(scroller)
    for (const child of scroller.children) sizes.observe(child)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [])
  return [ref, more]
}
