import { type RefObject, useEffect, useState } from 'react'
import type { MapSize } from '../../../domain/map/map-view.ts'

/** How large an element is; until it is there, what the server drew for. */
export const useElementSize = (element: RefObject<Element | null>, atFirst: MapSize): MapSize => {
  const [size, setSize] = useState(atFirst)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0 && height > 0) setSize({ width, height })
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
