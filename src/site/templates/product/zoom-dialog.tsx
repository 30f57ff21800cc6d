import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { PictureView } from '../../components/picture-view.tsx'
import type { Picture } from '../../content/picture.ts'
import { Icon } from '../../icons/icon.tsx'
import { type Point, zoomedTo } from './zoom.ts'
import styles from './zoom-dialog.module.css'

interface Props {
  pictures: Picture[]
  first: number
  onClose: () => void
}

const distance = ([a, b]: Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** One picture as large as the window, and larger: by wheel, by two fingers, by plus and minus. */
const ZoomDialog = ({ pictures, first, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const [shown, setShown] = useState(first)
  const picture = pictures[shown]

  useEffect(() => dialog.current?.showModal(), [])

  const enlarge = (factor: number, at?: Point) => {
    if (area.current) zoomedTo(area.current, factor, at)
  }

  // React listens to wheels passively; this one must keep the page from scrolling.
  useEffect(() => {
    const element = area.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      if (element) zoomedTo(element, Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY })
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])

  const go = (step: number) => {
    area.current?.style.removeProperty('--zoom')
    setShown((shown + step + pictures.length) % pictures.length)
  }

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
    if (key === '+' || key === '=') enlarge(1.4)
    if (key === '-') enlarge(1 / 1.4)
  }

  const onMove = (event: PointerEvent) => {
    const before = [...fingers.current.values()]
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const now = [...fingers.current.values()]
    const [a, b] = now
    if (a && b) enlarge(distance(now) / distance(before), { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  }
  const onDown = ({ pointerId, clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') fingers.current.set(pointerId, { x: clientX, y: clientY })
  }
  const onUp = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Large pictures" onClose={onClose} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: fingers and wheel; the buttons below do the same */}
      <div
        ref={area}
        className={styles.area}
        onDoubleClick={({ clientX, clientY }) => enlarge(2, { x: clientX, y: clientY })}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
      >
        {picture !== undefined && <PictureView key={picture.id} picture={picture} sizes="200vw" priority />}
      </div>
      <div className={styles.tools}>
        <button type="button" onClick={() => go(-1)} aria-label="Previous picture">
          <Icon name="left" />
        </button>
        <output>
          {shown + 1} of {pictures.length}
        </output>
        <button type="button" onClick={() => go(1)} aria-label="Next picture">
          <Icon name="right" />
        </button>
        <button type="button" onClick={() => enlarge(1 / 1.4)} aria-label="Smaller">
          <Icon name="minus" />
        </button>
        <button type="button" onClick={() => enlarge(1.4)} aria-label="Larger">
          <Icon name="plus" />
        </button>
        <button type="button" onClick={() => dialog.current?.close()} aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  )
}

export default ZoomDialog
